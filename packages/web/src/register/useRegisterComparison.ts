import { useQuery } from '@tanstack/react-query'
import { useClient } from '../server/ClientProvider.tsx'

/** In what a member differs from the register, once somebody has asked for it: a provider is paid for its answers. */
export function useRegisterComparison(companyId: string, isAsked: boolean) {
  const { register } = useClient()
  return useQuery({
    queryKey: ['companies', 'register', companyId],
    queryFn: ({ signal }) => register.compare({ params: { companyId } }, { signal }),
    enabled: isAsked,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
}
