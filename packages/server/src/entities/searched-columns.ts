import { getTableColumns } from 'drizzle-orm'
import { wordsName } from '@icss/core/rich-text/rich-text.ts'
import type { ListTable } from './entity-table.ts'

/** What is searched of a table: names, and the words of its rich texts, of which only parts are found. */
export function searchedColumns(
  table: ListTable,
  searched: readonly string[],
): { readonly names: readonly string[]; readonly words: readonly string[] } {
  const ofRichTexts = new Set(Object.keys(getTableColumns(table)).map(wordsName) as string[])
  return {
    names: searched.filter((name) => !ofRichTexts.has(name)),
    words: searched.filter((name) => ofRichTexts.has(name)),
  }
}
