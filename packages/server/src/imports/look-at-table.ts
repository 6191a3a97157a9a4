import type { TableLook } from '@icss/core/imports/imports.contract.ts'
import { columnFinder, meantColumn } from '@icss/core/spreadsheets/column.ts'
import { restoreCell } from '@icss/core/spreadsheets/formula.ts'
import { storableText } from '../database/storable-text.ts'
import { storageAt } from '../storage/open-storage.ts'
import { judgedTable } from './imported-tables.ts'
import type { Judged } from './judging.ts'
import { headedTable } from './headed-table.ts'
import { isReasonHeader } from './map-headers.ts'
import { openTable } from './open-table.ts'
import type { SourceRow, TableSource } from './source-row.ts'

/** What is shown: characters of a cell, examples of a column, columns, merged places. */
const most = { characters: 60, samples: 3, columns: 300, merged: 10 }
/** Rows below the header among which examples are looked for. */
const sampledRows = 20

const shorten = (cell: string) => {
  const text = restoreCell(cell.slice(0, 4 * most.characters))
  return storableText(Array.from(text).slice(0, most.characters).join(''))
}

async function firstRows({ rows }: TableSource): Promise<readonly SourceRow[]> {
  const found: SourceRow[] = []
  for await (const chunk of rows) {
    found.push(...chunk.slice(0, sampledRows - found.length))
    if (found.length === sampledRows) break
  }
  return found
}

/**
 * What a table holds before it is imported; its header is looked for where `rowsAbove` does not say it. Throws
 * `ProblemError` for what is no table.
 */
export async function lookAtTable(
  { kind, place, fileKey, bytes, language, unicode, sheet: wanted, most: mostRead }: Judged,
  rowsAbove: number | undefined,
): Promise<TableLook> {
  const [table, { columns, required, passedOver }] = await Promise.all([
    storageAt(place).then((storage) =>
      openTable(storage, fileKey, { bytes, unicode, mostMade: mostRead.bytes, sheet: wanted }),
    ),
    judgedTable(kind),
  ])
  using opened = table
  const find = columnFinder(columns)
  const { table: headed, rowsAbove: above } = await headedTable(opened, find, rowsAbove, mostRead.bytes)
  const { sheet, headers } = headed
  const rows = opened.format === 'jsonl' ? [] : await firstRows(headed)
  const header = headers.slice(0, most.columns)
  const isPassedOver = columnFinder(passedOver)
  const isNothing = (name: string) => isReasonHeader(name) || isPassedOver(name) !== undefined
  const named = header.map((name) => (isReasonHeader(name) ? undefined : find(name)?.field))
  const others = columns.filter(({ field }) => !named.includes(field))
  return {
    rowsAbove: above,
    columns: header.map((name, at) => {
      const field = named[at]
      const isFirst = field !== undefined && named.indexOf(field) === at
      const examples = rows.flatMap(({ cells }) => (cells[at] ?? '').trim() || [])
      return {
        header: shorten(name.trim()),
        field: isFirst ? field : null,
        nearest: field || isNothing(name) ? null : (meantColumn(others, name)?.headers[language] ?? null),
        samples: examples.slice(0, most.samples).map(shorten),
      }
    }),
    fields: columns.map(({ field, headers }) => ({
      field,
      header: headers[language],
      isRequired: required.includes(field),
    })),
    sheet: sheet ? storableText(sheet.name) : null,
    otherSheets: ((await sheet?.others()) ?? [])
      .slice(0, most.columns)
      .map(({ name, isHidden }) => ({ name: storableText(name), isHidden })),
    merged: ((await sheet?.merged()) ?? []).slice(0, most.merged).map(({ place }) => place),
  }
}
