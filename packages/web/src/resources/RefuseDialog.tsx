import { useQueryClient } from '@tanstack/react-query'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { maxShelfRefusal, shelfRefusal } from '@icss/core/resources/shelf.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'
import { FiledWords } from './FiledWords.tsx'
import type { Shelved, ShelfNoun } from './shelved.ts'

export type RefuseDialogProps = { noun: ShelfNoun; of: Shelved; onClose: () => void }

/** Refuses what a bound employee filed, with a reason that they see at their card. */
export function RefuseDialog({ noun, of, onClose }: RefuseDialogProps) {
  const { id, version, name } = of
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const client = useClient()
  const form = useForm<typeof shelfRefusal, { id: string }>({
    schema: shelfRefusal,
    saved: { refusal: '', version },
    save: (body) => client[noun].refuse({ params: { id }, body }),
    onSaved: () => {
      for (const key of [noun, 'overview']) void queries.invalidateQueries({ queryKey: [key] })
      notify.done(t('resources.refused', { name }))
      onClose()
    },
  })
  const field = useDraftFields(form, 'resources')
  return (
    <FormDialog
      form={form}
      title={t('resources.refuseTitle', { name })}
      saveLabel={t('resources.refuse')}
      onClose={onClose}
    >
      <FiledWords of={of} />
      <TextArea
        {...field.text('refusal')}
        rows={3}
        maxLength={maxShelfRefusal}
        isRequired
        description={t('resources.refuseHint')}
      />
    </FormDialog>
  )
}
