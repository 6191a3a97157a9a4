import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Winner } from '@icss/core/winners/winners.contract.ts'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

/** Marks prizes as handed over, or takes that back. */
export function useHandOver() {
  const t = useCopy()
  const notify = useNotify()
  const { winners } = useClient()
  const queries = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id: winnerId, isHandedOver }: { id: string; isHandedOver: boolean }) =>
      winners.handOver({ params: { winnerId }, body: { isHandedOver } }),
    onSuccess: ({ name, prize, state }) =>
      notify.done(state === 'handedOver' ? t('winners.handedOver', { name, prize }) : t('winners.takenBack', { name })),
    onError: notify.failed,
    onSettled: () => queries.invalidateQueries({ queryKey: ['winners'] }),
  })
  return { isPending, mark: ({ id }: Winner, isHandedOver: boolean) => mutate({ id, isHandedOver }) }
}
