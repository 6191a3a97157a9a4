import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Checkbox } from '@icss/ui/Checkbox/Checkbox.tsx'
import { FieldFrame } from '@icss/ui/Field/FieldFrame.tsx'
import { Link } from '@icss/ui/Link/Link.tsx'
import { Skeleton } from '@icss/ui/Skeleton/Skeleton.tsx'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { pathTo } from '@icss/core/routes/path.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import * as styles from './OpenToField.css.ts'

export type OpenToFieldProps = {
  label: string
  name?: string
  error?: string
  /** Ids of the channel groups that see the content. */
  value: readonly string[]
  onChange: (groupIds: string[]) => void
}

type Line = { readonly group: ChannelGroup; readonly level: number }

const linesOf = (groups: readonly ChannelGroup[], parentId: string | null = null, level = 0): Line[] =>
  groups.flatMap((group) =>
    group.parentId === parentId ? [{ group, level }, ...linesOf(groups, group.id, level + 1)] : [],
  )

/** To which channel groups a piece of content is open; for those who may say so (`useOpening`). */
export function OpenToField({ label, name, error, value, onChange }: OpenToFieldProps) {
  const t = useCopy()
  const { wordUnknown } = useErrorWording()
  const client = useClient()
  const id = useId()
  const groups = useQuery({
    queryKey: ['channelGroups'],
    queryFn: ({ signal }) => client.channelGroups.list(undefined, { signal }),
  })
  const known = groups.data?.items ?? []
  const fault = error ?? (groups.error ? wordUnknown(groups.error).says : undefined)
  return (
    <FieldFrame
      id={id}
      label={label}
      description={known.length > 0 ? t('contentPermissions.hint') : undefined}
      error={fault}
      aside={value.length > 0 && t('contentPermissions.count', { count: value.length })}
      {...(name === undefined ? {} : { name })}
    >
      {groups.isPending && <Skeleton height={24} />}
      {groups.data && known.length === 0 && (
        <p>
          {t('contentPermissions.empty')}{' '}
          <Link variant="inline" href={`#${pathTo('personalCenterStair')}`}>
            {t('contentPermissions.manage')}
          </Link>
        </p>
      )}
      <div className={styles.groups}>
        {linesOf(known).map(({ group, level }) => (
          <div key={group.id} style={{ paddingInlineStart: level * 20 }}>
            <Checkbox
              label={group.name}
              isSelected={value.includes(group.id)}
              onChange={(isChosen) =>
                onChange(isChosen ? [...value, group.id] : value.filter((chosen) => chosen !== group.id))
              }
            />
          </div>
        ))}
      </div>
    </FieldFrame>
  )
}
