import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { type Category, type CategoryKind, categoryNouns } from '@icss/core/categories/category.ts'
import { useClient } from '../server/ClientProvider.tsx'

export const categoriesKey = (kind: CategoryKind) => ['categories', kind] as const

/** The whole tree of a kind, each category behind its parent. */
export function useCategories(kind: CategoryKind): UseQueryResult<readonly Category[]> {
  const client = useClient()
  return useQuery({
    queryKey: categoriesKey(kind),
    queryFn: async ({ signal }): Promise<readonly Category[]> =>
      (await client[categoryNouns[kind]].list(undefined, { signal })).items,
    // What is sorted into it changes elsewhere.
    staleTime: 0,
  })
}
