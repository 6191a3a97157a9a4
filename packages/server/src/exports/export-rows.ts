import { Readable } from 'node:stream'
import type { Language } from '@icss/core/copy/language.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import { byteOrderMark, csvLine } from './csv.ts'

/** Rows of one `fetch`, in the order of the export; empty at the end. */
export type Page<T> = readonly T[]

async function* csv<T extends object>(pages: AsyncIterable<Page<T>>, columns: readonly Column[], language: Language) {
  yield byteOrderMark + csvLine(columns.map(({ headers }) => headers[language]))
  for await (const page of pages)
    yield page.map((row) => csvLine(columns.map(({ field, write }) => write(row[field as keyof T], language)))).join('')
}

async function* jsonLines<T extends object>(pages: AsyncIterable<Page<T>>, columns: readonly Column[]) {
  for await (const page of pages)
    yield page
      .map(
        (row) => `${JSON.stringify(Object.fromEntries(columns.map(({ field }) => [field, row[field as keyof T]])))}\n`,
      )
      .join('')
}

/** Streams `pages` as CSV or JSON Lines; never more than a page is in memory. */
export const exportRows = <T extends object>(
  format: 'csv' | 'jsonl',
  pages: AsyncIterable<Page<T>>,
  columns: readonly Column[],
  language: Language,
): Readable => Readable.from(format === 'csv' ? csv(pages, columns, language) : jsonLines(pages, columns))
