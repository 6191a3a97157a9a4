import { useQuery } from '@tanstack/react-query'
import { detailKey } from '../entities/DetailScreen.tsx'
import { useClient } from '../server/ClientProvider.tsx'

/** The meeting that a screen is about. */
export function useMeeting(id: string) {
  const { meetings } = useClient()
  return useQuery({
    queryKey: detailKey('meetings', id),
    queryFn: ({ signal }) => meetings.show({ params: { id } }, { signal }),
  })
}
