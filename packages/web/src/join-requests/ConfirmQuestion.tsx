import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { JoinRequest } from '@icss/core/join-requests/join-requests.contract.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

export type ConfirmQuestionProps = { request: JoinRequest; onClose: () => void }

/** Makes the company of an application a member, once that is confirmed. */
export function ConfirmQuestion({ request: { id, name }, onClose }: ConfirmQuestionProps) {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { joinRequests } = useClient()
  const confirming = useMutation({
    mutationFn: () => joinRequests.confirm({ params: { id } }),
    onSuccess: () => {
      for (const noun of ['joinRequests', 'companies', 'overview']) void queries.invalidateQueries({ queryKey: [noun] })
      notify.done(t('joinRequests.confirmed', { name }))
      onClose()
    },
  })
  return (
    <Question
      isOpen
      onClose={onClose}
      onConfirm={() => confirming.mutate()}
      title={t('joinRequests.confirm')}
      confirmLabel={t('joinRequests.confirm')}
      isPending={confirming.isPending}
      error={confirming.error}
    >
      {t('joinRequests.confirmText', { name })}
    </Question>
  )
}
