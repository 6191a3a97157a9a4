import type { Language } from '@icss/core/copy/language.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import { beginsHarmless } from '@icss/core/spreadsheets/formula.ts'
import { textCell } from '@icss/core/spreadsheets/cells.ts'
import type { CopiedRows } from '../database/copied-rows.ts'
import type { CopiedType } from '../database/copy-rows.ts'
import { ByteSink } from './byte-sink.ts'
import { csvCell } from './csv.ts'

/** A column of copied rows: its place in them, its type, and how it stands in a table. */
export interface CopiedColumn extends Column {
  readonly at: number
  readonly type: CopiedType
}

// What a byte asks for in a cell of CSV.
const quotes = 1
const more = 2
const csvKinds = new Uint8Array(256)
for (const mark of [0x2c, 0x0d, 0x0a]) csvKinds[mark] = quotes
csvKinds[0x22] = more

const jsonKinds = new Uint8Array(256).fill(more, 0, 0x20)
for (const mark of [0x22, 0x5c]) jsonKinds[mark] = more

/** All that the bytes of a text ask for, together. */
function asked(kinds: Uint8Array, bytes: Buffer, start: number, end: number): number {
  let kind = 0
  for (let at = start; at < end; at += 1) kind |= kinds[bytes[at] as number] as number
  return kind
}

const comma = 0x2c
const quote = 0x22
/** Room for rows as they are written, in proportion to how they were copied. */
const growth = 1.25

/** Rows as lines of CSV. Plain cells go from the database to the file unread. */
export function copiedCsv(rows: CopiedRows, columns: readonly CopiedColumn[], language: Language): Buffer {
  const { bytes } = rows
  const sink = new ByteSink(growth * bytes.length)
  for (let row = 0; row < rows.length; row += 1) {
    for (let i = 0; i < columns.length; i += 1) {
      const { at, type, write } = columns[i] as CopiedColumn
      if (i > 0) sink.byte(comma)
      const start = rows.start(row, at)
      const end = rows.end(row, at)
      if (write === textCell.write) {
        if (start === end) continue
        const kind = asked(csvKinds, bytes, start, end)
        if (kind < more && beginsHarmless(bytes[start] as number)) {
          if (kind === quotes) sink.byte(quote)
          sink.copy(bytes, start, end)
          if (kind === quotes) sink.byte(quote)
          continue
        }
      }
      sink.text(csvCell(write(rows.value(type, row, at), language)))
    }
    sink.text('\r\n')
  }
  return sink.end()
}

/** Rows as JSON Lines. */
export function copiedJsonLines(rows: CopiedRows, columns: readonly CopiedColumn[]): Buffer {
  const { bytes } = rows
  const names = columns.map(({ field }, i) => Buffer.from(`${i === 0 ? '{' : ','}${JSON.stringify(field)}:`))
  const sink = new ByteSink(growth * bytes.length)
  for (let row = 0; row < rows.length; row += 1) {
    for (let i = 0; i < columns.length; i += 1) {
      const { at, type } = columns[i] as CopiedColumn
      const name = names[i] as Buffer
      sink.copy(name, 0, name.length)
      const start = rows.start(row, at)
      const end = rows.end(row, at)
      if (type === 'text' && asked(jsonKinds, bytes, start, end) === 0) {
        sink.byte(quote)
        sink.copy(bytes, start, end)
        sink.byte(quote)
      } else sink.text(JSON.stringify(rows.value(type, row, at)))
    }
    sink.text('}\n')
  }
  return sink.end()
}

/** Rows as cells of text. */
export const copiedCells = (rows: CopiedRows, columns: readonly CopiedColumn[], language: Language): string[][] =>
  Array.from({ length: rows.length }, (_, row) =>
    columns.map(({ at, type, write }) => write(rows.value(type, row, at), language)),
  )
