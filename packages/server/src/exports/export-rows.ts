import { Readable } from 'node:stream'
import type { FileFormat } from '@icss/core/spreadsheets/table-endpoint.ts'
import type { Language } from '@icss/core/copy/language.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import { csvHead, csvLine } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

/** Rows of one `fetch`, in the order of the export; empty at the end. */
export type Page<T> = readonly T[]

async function* csv(header: readonly string[], pages: AsyncIterable<Page<readonly string[]>>) {
  yield csvHead(header)
  for await (const rows of pages) {
    let text = ''
    for (const row of rows) text += csvLine(row)
    yield text
  }
}

async function* jsonLines<T extends object>(pages: AsyncIterable<Page<T>>, columns: readonly Column[]) {
  for await (const page of pages)
    yield page
      .map(
        (row) => `${JSON.stringify(Object.fromEntries(columns.map(({ field }) => [field, row[field as keyof T]])))}\n`,
      )
      .join('')
}

async function* cellsOf<T extends object>(
  pages: AsyncIterable<Page<T>>,
  columns: readonly Column[],
  language: Language,
) {
  for await (const page of pages)
    yield page.map((row) => columns.map(({ field, write }) => write(row[field as keyof T], language)))
}

/** Streams `pages` as CSV, XLSX or JSON Lines; never more than a page is in memory. `title` names the sheet. */
export function exportRows<T extends object>(
  format: FileFormat,
  pages: AsyncIterable<Page<T>>,
  columns: readonly Column[],
  language: Language,
  title: string,
): Readable {
  // By bytes: of pages sixteen would wait.
  if (format === 'jsonl') return Readable.from(jsonLines(pages, columns), { objectMode: false })
  const header = columns.map(({ headers }) => headers[language])
  const cells = cellsOf(pages, columns, language)
  return format === 'csv'
    ? Readable.from(csv(header, cells), { objectMode: false })
    : xlsxOf(title, header, cells, language)
}
