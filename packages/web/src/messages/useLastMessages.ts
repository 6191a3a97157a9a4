import { useQuery } from '@tanstack/react-query'
import { useClient } from '../server/ClientProvider.tsx'

/** The last messages of the account, with how many of all are unread. */
export function useLastMessages(refreshEvery?: number) {
  const { messages } = useClient()
  return useQuery({
    queryKey: ['messages', 'last'],
    queryFn: ({ signal }) => messages.list({ query: {} }, { signal }),
    refetchInterval: refreshEvery ?? false,
  })
}
