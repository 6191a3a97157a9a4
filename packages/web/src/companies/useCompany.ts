import { useQuery } from '@tanstack/react-query'
import { useClient } from '../server/ClientProvider.tsx'

/** The company that a screen is about. */
export function useCompany(companyId: string) {
  const { companies } = useClient()
  return useQuery({
    queryKey: ['companies', 'shown', companyId],
    queryFn: ({ signal }) => companies.show({ params: { companyId } }, { signal }),
  })
}
