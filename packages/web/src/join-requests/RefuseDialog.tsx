import { useQueryClient } from '@tanstack/react-query'
import { TextArea } from '@icss/ui/TextArea/TextArea.tsx'
import { joinRefusal, maxRefusal } from '@icss/core/join-requests/join-request.ts'
import type { JoinRequest } from '@icss/core/join-requests/join-requests.contract.ts'
import { FormDialog } from '../forms/FormDialog.tsx'
import { useDraftFields } from '../forms/useDraftFields.ts'
import { useForm } from '../forms/useForm.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

export type RefuseDialogProps = { request: JoinRequest; onClose: () => void }

/** Refuses an application to join, with a reason that the applicant gets by SMS. */
export function RefuseDialog({ request: { id, version, name }, onClose }: RefuseDialogProps) {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { joinRequests } = useClient()
  const form = useForm<typeof joinRefusal, JoinRequest>({
    schema: joinRefusal,
    saved: { reason: '' },
    save: (body) =>
      // Also where somebody else was first: the list is to show what came of it.
      joinRequests.refuse({ params: { id }, query: { version }, body }).finally(() => {
        for (const noun of ['joinRequests', 'overview']) void queries.invalidateQueries({ queryKey: [noun] })
      }),
    onSaved: () => {
      notify.done(t('joinRequests.refused', { name }))
      onClose()
    },
  })
  const field = useDraftFields(form, 'joinRequests')
  return (
    <FormDialog
      form={form}
      title={t('joinRequests.of', { name })}
      saveLabel={t('joinRequests.refuse')}
      onClose={onClose}
    >
      <TextArea
        {...field.text('reason')}
        rows={3}
        maxLength={maxRefusal}
        isRequired
        description={t('joinRequests.told')}
      />
    </FormDialog>
  )
}
