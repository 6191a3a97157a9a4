import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { JoinRequest } from '@icss/core/join-requests/join-requests.contract.ts'
import { Question } from '../forms/Question.tsx'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

export type ConfirmQuestionProps = { request: JoinRequest; onClose: () => void }

/** Makes the company of an application a member, once that is confirmed. */
export function ConfirmQuestion({ request: { id, version, name }, onClose }: ConfirmQuestionProps) {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { joinRequests } = useClient()
  const confirming = useMutation({
    mutationFn: (confirmed: boolean) =>
      joinRequests.confirm({ params: { id }, query: { version, ...(confirmed ? { confirmed: 'true' } : {}) } }),
    // Also where somebody else was first: the list is to show what came of it.
    onSettled: () => {
      for (const noun of ['joinRequests', 'companies', 'overview']) void queries.invalidateQueries({ queryKey: [noun] })
    },
    onSuccess: () => {
      notify.done(t('joinRequests.confirmed', { name }))
      onClose()
    },
  })
  const isAlike = confirming.error instanceof ProblemError && confirming.error.code === 'companies.name_alike'
  return (
    <Question
      isOpen
      onClose={onClose}
      onConfirm={() => confirming.mutate(isAlike)}
      title={t('joinRequests.confirm')}
      confirmLabel={t(isAlike ? 'companies.alike.anyway' : 'joinRequests.confirm')}
      isPending={confirming.isPending}
      error={confirming.error}
    >
      {t('joinRequests.confirmText', { name })}
    </Question>
  )
}
