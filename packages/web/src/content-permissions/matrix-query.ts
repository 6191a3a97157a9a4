import { queryOptions } from '@tanstack/react-query'
import type { ServerClient } from '../server/client.ts'
import { filtersOf, type OpeningQuery } from './opening-query.ts'

/** Asks for content against channel groups, as far as it is filtered. */
export function matrixQuery({ contentPermissions }: ServerClient, query: OpeningQuery) {
  const filters = filtersOf(query)
  return queryOptions({
    queryKey: ['contentPermissions', 'matrix', filters],
    queryFn: ({ signal }) => contentPermissions.matrix({ query: filters }, { signal }),
    // What was asked for with the groups is not asked for again when they have come.
    staleTime: 1000,
  })
}
