import type { TableLook } from '@icss/core/imports/imports.contract.ts'
import { columnFinder, meantColumn } from '@icss/core/spreadsheets/column.ts'
import { restoreCell } from '@icss/core/spreadsheets/formula.ts'
import { storableText } from '../database/storable-text.ts'
import { storageAt } from '../storage/open-storage.ts'
import { judgedTable } from './imported-tables.ts'
import type { Judged } from './judging.ts'
import { isReasonHeader } from './map-headers.ts'
import { openTable } from './open-table.ts'
import type { SourceRow, TableSource } from './source-row.ts'

/** What is shown: characters of a cell, examples of a column, columns, merged places. */
const most = { characters: 60, samples: 3, columns: 300, merged: 10 }
/** Rows among which the header is looked for, and behind it for examples. */
const lookedAt = { header: 10, samples: 20 }

const shorten = (cell: string) => {
  const text = restoreCell(cell.slice(0, 4 * most.characters))
  return storableText(Array.from(text).slice(0, most.characters).join(''))
}

async function firstRows({ headers, rows }: TableSource, count: number): Promise<(readonly string[])[]> {
  const found: Pick<SourceRow, 'cells'>[] = [{ cells: headers }]
  for await (const chunk of rows) {
    found.push(...chunk.slice(0, count - found.length))
    if (found.length >= count) break
  }
  return found.map(({ cells }) => cells)
}

/**
 * What a table holds before it is imported. Its header is looked for where `rowsAbove` does not say it: the row that
 * names most fields. Throws `ProblemError` for what is no table.
 */
export async function lookAtTable(
  { kind, place, fileKey, bytes, language, unicode, most: mostRead }: Judged,
  rowsAbove: number | undefined,
): Promise<TableLook> {
  const [table, { columns, required }] = await Promise.all([
    storageAt(place).then((storage) => openTable(storage, fileKey, { bytes, unicode, mostMade: mostRead.bytes })),
    judgedTable(kind),
  ])
  using opened = table
  const { sheet } = opened
  const find = columnFinder(columns)
  const isJson = opened.format === 'jsonl'
  const rows = isJson ? [] : await firstRows(opened, Math.max(lookedAt.header, (rowsAbove ?? 0) + 1) + lookedAt.samples)
  const known = rows.slice(0, lookedAt.header).map((cells) => cells.filter((cell) => find(cell)).length)
  const above = rowsAbove ?? Math.max(0, known.indexOf(Math.max(...known)))
  const header = rows[above] ?? []
  const width = Math.min(most.columns, header.length)
  const named = header.slice(0, width).map((name) => (isReasonHeader(name) ? undefined : find(name)?.field))
  const others = columns.filter(({ field }) => !named.includes(field))
  return {
    rowsAbove: isJson ? 0 : above,
    columns: header.slice(0, width).map((name, at) => {
      const field = named[at]
      const isFirst = field !== undefined && named.indexOf(field) === at
      const examples = rows.slice(above + 1).flatMap((cells) => (cells[at] ?? '').trim() || [])
      return {
        header: shorten(name.trim()),
        field: isFirst ? field : null,
        nearest: field === undefined ? (meantColumn(others, name)?.headers[language] ?? null) : null,
        samples: examples.slice(0, most.samples).map(shorten),
      }
    }),
    fields: columns.map(({ field, headers }) => ({
      field,
      header: headers[language],
      isRequired: required.includes(field),
    })),
    sheet: sheet ? shorten(sheet.name) : null,
    otherSheets: (sheet?.others ?? [])
      .slice(0, most.columns)
      .map(({ name, isHidden }) => ({ name: shorten(name), isHidden })),
    merged: (await sheet?.merged(most.merged)) ?? [],
  }
}
