import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@icss/ui/Button/Button.tsx'
import { Dialog } from '@icss/ui/Dialog/Dialog.tsx'
import { Form } from '@icss/ui/Form/Form.tsx'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { fileDraft, maxFileName } from '@icss/core/files/file.ts'
import type { CloudFile } from '@icss/core/files/files.contract.ts'
import { check } from '@icss/core/rules/check.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { toasts } from '../shell/toasts.ts'

export type RenameFileDialogProps = {
  file: CloudFile
  onClose: () => void
  onRenamed: () => void
}

/** Renames one file; its links stay. */
export function RenameFileDialog({ file, onClose, onRenamed }: RenameFileDialogProps) {
  const t = useCopy()
  const { atField, inOneLine, wordUnknown } = useErrorWording()
  const client = useClient()
  const [name, setName] = useState(file.name)
  const [fault, setFault] = useState<FieldError>()
  const renaming = useMutation({
    mutationFn: (newName: string) => {
      const { id, version, groupId, publisher, file: key } = file
      return client.files.update({
        params: { id },
        query: { version },
        body: { name: newName, groupId, publisher, file: key },
      })
    },
    onSuccess: () => {
      toasts.show({ tone: 'good', text: t('files.renamed') })
      onRenamed()
      onClose()
    },
    onError: (error) => setFault(error instanceof ProblemError ? error.errors['name'] : undefined),
  })
  const save = () => {
    const checked = check(fileDraft.shape.name, name)
    if (!checked.ok) return setFault(checked.errors[''])
    setFault(undefined)
    renaming.mutate(checked.value)
  }
  const refused = renaming.error && !fault ? wordUnknown(renaming.error) : undefined
  const error = atField(fault) ?? (refused && inOneLine(refused))
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title={t('files.rename')}
      closeLabel={t('shell.close')}
      isBusy={renaming.isPending}
      footer={
        <>
          <Button onPress={onClose} isDisabled={renaming.isPending}>
            {t('shell.cancel')}
          </Button>
          <Button variant="primary" isPending={renaming.isPending} onPress={save}>
            {t('shell.save')}
          </Button>
        </>
      }
    >
      <Form onSubmit={save} problems={[]} summaryTitle="">
        <TextField
          label={t('files.fields.name')}
          name="name"
          isRequired
          autoFocus
          maxLength={maxFileName}
          value={name}
          onChange={setName}
          onFocus={({ target }) => {
            // What one mostly changes: the name without its ending.
            const end = file.name.lastIndexOf('.')
            target.setSelectionRange(0, end > 0 ? end : file.name.length)
          }}
          {...(error === undefined ? {} : { error })}
        />
      </Form>
    </Dialog>
  )
}
