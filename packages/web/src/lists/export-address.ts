import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { exportQuery, type FileFormat } from '@icss/core/spreadsheets/table-endpoint.ts'
import type { ListQuery } from './useListQuery.ts'

/** What a person may export as; first what spreadsheets leave whole. */
export const exportedFormats = ['xlsx', 'csv'] as const satisfies readonly FileFormat[]
export type ExportedFormat = (typeof exportedFormats)[number]

/** Where a list is exported in `language`: what its filters let through, on whatever page it stands. */
export function exportAddress(
  { path, query: asks }: Endpoint,
  query: ListQuery,
  language: Language,
  format: ExportedFormat,
): string {
  const search = new URLSearchParams({ format, language })
  const filters = new Set(Object.keys(asks?.shape ?? {}).filter((key) => !(key in exportQuery)))
  for (const [key, value] of Object.entries(query)) if (filters.has(key) && value) search.set(key, String(value))
  return `${path}?${search}`
}
