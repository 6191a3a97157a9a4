import { memo, useId } from 'react'
import { FieldFrame } from '@icss/ui/Field/FieldFrame.tsx'
import { LinesSkeleton } from '@icss/ui/Skeleton/LinesSkeleton.tsx'
import { useGroupList } from '../channel-groups/useGroupList.ts'
import { useErrorWording } from '../language/copy.ts'
import { GroupChoice } from './GroupChoice.tsx'

export type OpenToFieldProps = {
  label: string
  name?: string
  error?: string
  /** Ids of the channel groups that see the content. */
  value: readonly string[]
  onChange: (groupIds: string[]) => void
}

/** The field of a form for the channel groups that see a piece of content; for those who may say so (`useOpening`). */
export const OpenToField = memo(function OpenToField({ label, name, error, value, onChange }: OpenToFieldProps) {
  const { wordUnknown } = useErrorWording()
  const id = useId()
  const groups = useGroupList()
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error ?? (groups.error ? wordUnknown(groups.error).says : undefined)}
      {...(name === undefined ? {} : { name })}
    >
      {groups.isPending && <LinesSkeleton count={2} />}
      {groups.data && <GroupChoice groups={groups.data} value={value} onChange={onChange} />}
    </FieldFrame>
  )
})
