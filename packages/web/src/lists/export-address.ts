import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { exportQuery } from '@icss/core/spreadsheets/table-endpoint.ts'
import type { ListQuery } from './useListQuery.ts'

/** Where a list is exported as a CSV file in `language`: what its filters let through, on whatever page it stands. */
export function exportAddress({ path, query: asks }: Endpoint, query: ListQuery, language: Language): string {
  const search = new URLSearchParams({ format: 'csv', language })
  const filters = new Set(Object.keys(asks?.shape ?? {}).filter((key) => !(key in exportQuery)))
  for (const [key, value] of Object.entries(query)) if (filters.has(key) && value) search.set(key, String(value))
  return `${path}?${search}`
}
