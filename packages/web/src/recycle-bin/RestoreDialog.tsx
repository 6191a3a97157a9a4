import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { TextField } from '@icss/ui/TextField/TextField.tsx'
import { type Binned, longestName } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import { personal } from '@icss/core/rules/personal.ts'
import { requiredText } from '@icss/core/rules/text.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useForm } from '../forms/useForm.ts'
import { useCopy, useErrorWording } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

const schema = z.strictObject({ name: personal('text', requiredText(longestName)) })

/** Restores something whose name was taken meanwhile under another. */
export function RestoreDialog({ binned, onClose }: { binned: Binned; onClose: () => void }) {
  const t = useCopy()
  const { inOneLine } = useErrorWording()
  const client = useClient()
  const notify = useNotify()
  const queries = useQueryClient()
  const form = useForm({
    schema,
    saved: { name: binned.name },
    save: (body) => client.recycleBin.restore({ params: binned, body }),
    onSaved: async () => {
      notify.done(t('recycleBin.restored', { name: binned.name }))
      onClose()
      await queries.invalidateQueries()
    },
  })
  return (
    <FormDialog form={form} title={t('recycleBin.nameTaken')} saveLabel={t('recycleBin.restore')} onClose={onClose}>
      <TextField
        label={t('recycleBin.newName')}
        name="name"
        isRequired
        autoFocus
        maxLength={longestName}
        value={form.values.name}
        onChange={(name) => form.change({ name })}
        error={inOneLine(form.errors.name)}
      />
    </FormDialog>
  )
}
