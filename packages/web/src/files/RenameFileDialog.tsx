import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { fileDraft, fileRename, maxFileName } from '@icss/core/files/file.ts'
import type { CloudFile } from '@icss/core/files/files.contract.ts'
import { draftOf } from '../forms/draft-of.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

export type RenameFileDialogProps = {
  file: CloudFile
  onClose: () => void
  /** Asks for the files anew. */
  refresh: () => unknown
}

/** Renames one file; its links stay. */
export function RenameFileDialog({ file, onClose, refresh }: RenameFileDialogProps) {
  const t = useCopy()
  const notify = useNotify()
  const client = useClient()
  const form = useForm({
    schema: fileRename,
    saved: { name: file.name },
    save: ({ name }) =>
      client.files.update({
        params: { id: file.id },
        query: { version: file.version },
        body: { ...draftOf(fileDraft, file), name },
      }),
    onSaved: () => {
      notify.done(t('files.renamed'))
      refresh()
      onClose()
    },
  })
  const fields = useDraftFields(form, 'files')
  return (
    <FormDialog form={form} record={{ noun: 'files', id: file.id }} title={t('files.rename')} onClose={onClose}>
      <TextField
        {...fields.text('name')}
        isRequired
        autoFocus
        maxLength={maxFileName}
        onFocus={({ target }) => {
          // What one mostly changes: the name without its ending.
          const end = file.name.lastIndexOf('.')
          target.setSelectionRange(0, end > 0 ? end : file.name.length)
        }}
      />
    </FormDialog>
  )
}
