import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useClient } from '../server/ClientProvider.tsx'

/** The query of a page of received notices; the first one also tells how many are unread. */
export function useReceivedNotices(page: number, refreshEvery?: number, enabled = true) {
  const client = useClient()
  return useQuery({
    queryKey: ['notices', 'received', page],
    queryFn: ({ signal }) => client.receivedNotices.list({ query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: refreshEvery ?? false,
    enabled,
  })
}
