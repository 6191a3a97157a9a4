import { fileMove } from '@icss/core/files/file.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { ReferenceField } from '../forms/ReferenceField.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

export type MoveFilesDialogProps = {
  ids: readonly string[]
  /** Where the files are now, when all are in the same group. */
  groupId: string
  onMoved: () => void
  onClose: () => void
  /** Asks for the files anew. */
  refresh: () => unknown
}

/** Chooses the group that files go to. */
export function MoveFilesDialog({ ids, groupId: from, onMoved, onClose, refresh }: MoveFilesDialogProps) {
  const t = useCopy()
  const notify = useNotify()
  const client = useClient()
  const form = useForm({
    schema: fileMove,
    saved: { groupId: from },
    // What failed may rest on a list that has changed since.
    save: ({ groupId }) => client.files.move({ body: { ids: [...ids], groupId } }).finally(() => void refresh()),
    onSaved: ({ items }) => {
      notify.done(t('files.moved', { count: items.length }))
      onMoved()
      onClose()
    },
  })
  const fields = useDraftFields(form, 'files')
  return (
    <FormDialog form={form} title={t('files.moveTitle')} saveLabel={t('files.move')} onClose={onClose}>
      <ReferenceField {...fields.reference('groupId')} />
    </FormDialog>
  )
}
