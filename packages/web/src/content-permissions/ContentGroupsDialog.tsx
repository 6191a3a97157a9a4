import { useId } from 'react'
import { FieldFrame } from '@icss/ui/Field/FieldFrame.tsx'
import type { ChannelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { contentPermissionsContract } from '@icss/core/content-permissions/content-permissions.contract.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useForm } from '../forms/useForm.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useNotify } from '../shell/useNotify.ts'
import { GroupChoice } from './GroupChoice.tsx'

export type ContentGroupsDialogProps = {
  groups: readonly ChannelGroup[]
  /** Ids of those that see the content now. */
  groupIds: readonly string[]
  save: (groupIds: readonly string[]) => Promise<unknown>
  onClose: () => void
}

/** Chooses which channel groups see a piece of content. */
export function ContentGroupsDialog({ groups, groupIds, save, onClose }: ContentGroupsDialogProps) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const notify = useNotify()
  const id = useId()
  const form = useForm({
    schema: contentPermissionsContract.set.body,
    saved: { groupIds: [...groupIds] },
    save: (chosen) => save(chosen.groupIds),
    onSaved: () => {
      notify.done(t('contentPermissions.saved'))
      onClose()
    },
  })
  return (
    <FormDialog form={form} title={t('contentPermissions.choose')} onClose={onClose}>
      <FieldFrame
        id={id}
        name="groupIds"
        label={t('contentPermissions.choose')}
        isLabelHidden
        error={inOneLine(Object.values(form.errors)[0])}
      >
        <GroupChoice
          groups={groups}
          value={form.values.groupIds}
          onChange={(chosen) => form.change({ groupIds: chosen })}
        />
      </FieldFrame>
    </FormDialog>
  )
}
