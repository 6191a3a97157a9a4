import type { ListQuery } from './useListQuery.ts'

/** What a view keeps of what a list is asked for: order and filters, on whatever page it stands. */
export const viewed = (query: ListQuery): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) =>
      name === 'page' || name === 'pageSize' || value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  )
