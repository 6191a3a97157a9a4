import { useQuery } from '@tanstack/react-query'
import { useClient } from '../server/ClientProvider.tsx'

/** Milliseconds by which the clocks of the trail and of the records may differ. */
const slack = 5_000

/** Who last changed a record, and when, as far as the audit trail tells: rows of an import stand there as one run. */
export interface Changers {
  readonly who: readonly string[]
  /** ISO 8601, '' where nothing tells. */
  readonly when: string
}

/** `updatedAt` is when the record itself says that it was changed, '' where it says nothing. */
export function useChangers(noun: string, id: string, updatedAt: string): Changers {
  const { audit } = useClient()
  const found = useQuery({
    queryKey: ['audit', 'ofRecord', noun, id, updatedAt],
    queryFn: ({ signal }) => {
      const query = updatedAt === '' ? {} : { since: new Date(Date.parse(updatedAt) - slack).toISOString() }
      return audit.ofRecord({ params: { noun, id }, query }, { signal })
    },
    enabled: id !== '',
    retry: false,
  })
  const items = found.data?.items ?? []
  const [last] = items
  const ofLast = updatedAt === '' ? items.slice(0, 1) : items
  return { who: [...new Set(ofLast.map(({ account }) => account))], when: updatedAt || (last?.at ?? '') }
}
