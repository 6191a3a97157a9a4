import { Readable } from 'node:stream'
import type { Language } from '@icss/core/copy/language.ts'
import type { FileFormat } from '@icss/core/spreadsheets/table-endpoint.ts'
import type { CopiedRows } from '../database/copied-rows.ts'
import { type CopiedColumn, copiedCells, copiedCsv, copiedJsonLines } from './copied-columns.ts'
import { csvHead } from './csv.ts'
import { xlsxOf } from './xlsx.ts'

async function* written(
  pages: AsyncIterable<CopiedRows>,
  head: string,
  linesOf: (rows: CopiedRows) => Buffer,
): AsyncGenerator<Buffer> {
  if (head !== '') yield Buffer.from(head)
  for await (const rows of pages) yield linesOf(rows)
}

async function* cellsOf(pages: AsyncIterable<CopiedRows>, columns: readonly CopiedColumn[], language: Language) {
  for await (const rows of pages) yield copiedCells(rows, columns, language)
}

/** `exportRows` of pages that were copied, which is several times faster. */
export function exportCopied(
  format: FileFormat,
  pages: AsyncIterable<CopiedRows>,
  columns: readonly CopiedColumn[],
  language: Language,
  title: string,
): Readable {
  const header = columns.map(({ headers }) => headers[language])
  if (format === 'xlsx') return xlsxOf(title, header, cellsOf(pages, columns, language))
  const content =
    format === 'csv'
      ? written(pages, csvHead(header), (rows) => copiedCsv(rows, columns, language))
      : written(pages, '', (rows) => copiedJsonLines(rows, columns))
  return Readable.from(content, { objectMode: false })
}
