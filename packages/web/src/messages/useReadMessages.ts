import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCopy } from '../language/copy.ts'
import { useClient } from '../server/ClientProvider.tsx'
import { useNotify } from '../shell/useNotify.ts'

/** Marks one message as read, or all. */
export function useReadMessages() {
  const t = useCopy()
  const notify = useNotify()
  const queries = useQueryClient()
  const { messages } = useClient()
  const refresh = () => queries.invalidateQueries({ queryKey: ['messages'] })
  const read = useMutation({
    mutationFn: (id: string) => messages.read({ params: { id } }),
    onError: notify.failed,
    onSettled: refresh,
  })
  const readAll = useMutation({
    mutationFn: () => messages.readAll(),
    onSuccess: () => notify.done(t('messages.allRead')),
    onError: notify.failed,
    onSettled: refresh,
  })
  return { read, readAll }
}
