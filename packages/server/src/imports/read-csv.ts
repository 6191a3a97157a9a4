import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import Papa from 'papaparse'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type CsvDialect, CsvRow, splitRows } from './csv-rows.ts'
import { maxRowLength, rowTooLong, type SourceRow, type TableSource } from './source-row.ts'
import { type TextEncoding, wholeUntil } from './text-encoding.ts'

const lineBreaks = /\r\n|\n|\r/g

const linesOf = (cells: readonly string[]): number => {
  let lines = 1
  for (const cell of cells) if (cell.includes('\n') || cell.includes('\r')) lines += cell.match(lineBreaks)?.length ?? 0
  return lines
}

const isBlank = (row: SourceRow) =>
  (row instanceof CsvRow ? row.length : row.cells.length) === 1 && row.cells[0]?.trim() === ''

/** The separator that occurs most in the first line, outside of quotes. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\n|\r/, 1)
  return [',', '\t', ';']
    .map((separator) => ({ separator, count: first.split(separator).length }))
    .reduce((best, one) => (one.count > best.count ? one : best)).separator
}

// A line feed ends a row wherever there are any: what stands before it is left to `withoutReturn`.
const newlineOf = (text: string): '\n' | '\r' => {
  const unquoted = text.replace(/"[^"]*"/g, '')
  return !unquoted.includes('\n') && /\r./.test(unquoted) ? '\r' : '\n'
}

const withoutReturn = (cells: string[]): string[] => {
  const last = cells.at(-1)
  if (last?.endsWith('\r')) cells[cells.length - 1] = last.slice(0, -1)
  return cells
}

/** Bytes within which most rows end. */
const seamLength = 16 * 1024

const byteOrderMark = Buffer.from('\uFEFF')

/** Pieces of a text as UTF-8, without its mark. */
async function* utf8Of(content: AsyncIterable<Buffer>, encoding: TextEncoding): AsyncGenerator<Buffer> {
  if (encoding === 'utf-8') {
    let isFirst = true
    for await (const chunk of content) {
      yield isFirst && chunk.subarray(0, 3).equals(byteOrderMark) ? chunk.subarray(3) : chunk
      isFirst = false
    }
    return
  }
  const decoder = new TextDecoder(encoding)
  for await (const chunk of content) yield Buffer.from(decoder.decode(chunk, { stream: true }))
  yield Buffer.from(decoder.decode())
}
/**
 * Reads CSV as RFC 4180 and as spreadsheets write it: any line ending, quoted cells with line breaks, comma, tab or
 * semicolon. It is parsed piece by piece: what follows the last whole row waits for more. From a row on that is not
 * quoted as it should be, papaparse decides what a piece means.
 */
export async function readCsv(content: Readable, encoding: TextEncoding): Promise<TableSource> {
  let bytes = 0
  let line = 1
  let dialect: CsvDialect | undefined

  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length
      yield chunk
    }
  }

  async function* chunks(): AsyncGenerator<SourceRow[]> {
    let rest: Buffer = Buffer.alloc(0)
    const parse = (piece: Buffer, isLast: boolean): SourceRow[] => {
      if (!dialect) {
        const text = piece.toString()
        dialect = { delimiter: separatorOf(text), newline: newlineOf(text) }
      }
      const split = splitRows(piece, dialect, line)
      const rows: SourceRow[] = split.rows.filter((row) => !isBlank(row))
      line += split.lines
      rest = piece.subarray(split.end)
      if (split.isIrregular || isLast) {
        const text = rest.toString('utf8', 0, isLast ? rest.length : wholeUntil(rest))
        const { data, meta } = new Papa.Parser(dialect).parse(text, 0, !isLast) as Papa.ParseResult<string[]>
        for (const raw of data) {
          const row = { line, cells: withoutReturn(raw) }
          if (!isBlank(row)) rows.push(row)
          line += linesOf(row.cells)
        }
        rest = isLast ? Buffer.alloc(0) : rest.subarray(Buffer.byteLength(text.slice(0, meta.cursor)))
      }
      rowTooLong(rest, line)
      return rows
    }
    let waiting: Buffer[] = []
    let waitingLength = 0
    let wanted = 0
    const take = (): Buffer => {
      const piece =
        waiting.length === 1 && rest.length === 0 ? (waiting[0] as Buffer) : Buffer.concat([rest, ...waiting])
      waiting = []
      waitingLength = 0
      return piece
    }
    /** Ends the row that was cut with the beginning of `chunk`, for which the rest of it need not be copied. */
    const mend = (chunk: Buffer): { rows: SourceRow[]; left: Buffer } => {
      const cut = rest.length
      if (cut === 0 || cut > seamLength || waiting.length > 0 || chunk.length <= seamLength)
        return { rows: [], left: chunk }
      const rows = parse(Buffer.concat([rest, chunk.subarray(0, seamLength)]), false)
      const used = seamLength - rest.length
      if (used < 0) return { rows, left: chunk.subarray(seamLength) }
      rest = Buffer.alloc(0)
      return { rows, left: chunk.subarray(used) }
    }
    for await (const chunk of utf8Of(counted(), encoding)) {
      const { rows: mended, left } = mend(chunk)
      if (mended.length > 0) yield mended
      waiting.push(left)
      waitingLength += left.length
      // A row longer than a piece is parsed anew from its start: waiting for as much again keeps that linear.
      if (waitingLength < wanted && rest.length + waitingLength <= maxRowLength) continue
      const rows = parse(take(), false)
      wanted = Math.min(rest.length, maxRowLength - rest.length + 1)
      if (rows.length > 0) yield rows
    }
    yield parse(take(), true)
  }

  const source = chunks()
  let first: SourceRow[] = []
  while (first.length === 0) {
    const { done, value } = await source.next()
    if (done) throw new ProblemError('import.empty')
    first = value
  }
  const [header, ...rows] = first
  return {
    format: 'csv',
    headers: header?.cells ?? [],
    bytesRead: () => bytes,
    [Symbol.dispose]: () => void content.destroy(),
    rows: (async function* all() {
      yield rows
      yield* source
    })(),
  }
}
