import { useQuery } from '@tanstack/react-query'
import { useClient } from '../server/ClientProvider.tsx'

/** The permission templates of the channel. */
export function useTemplates() {
  const client = useClient()
  return useQuery({
    queryKey: ['permissionTemplates'],
    queryFn: async ({ signal }) => (await client.permissionTemplates.list({}, { signal })).items,
  })
}
