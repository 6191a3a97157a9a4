import { useQuery } from '@tanstack/react-query'
import { useClient } from '../server/ClientProvider.tsx'

/** What changes with the channel groups is kept under this. */
export const groupsKey = ['channelGroups']

/** The channel groups of a main channel. */
export function useGroupList() {
  const { channelGroups } = useClient()
  return useQuery({
    queryKey: groupsKey,
    queryFn: async ({ signal }) => (await channelGroups.list({}, { signal })).items,
  })
}
