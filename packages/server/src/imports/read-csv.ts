import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { withoutUnseen } from '@icss/core/rules/unseen.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type CsvDialect, type CsvRow, splitRows } from './csv-rows.ts'
import { maxRowLength, rowTooLong, type SourceRow, type TableSource } from './source-row.ts'
import type { TextEncoding } from '../text/text-encoding.ts'

const isBlankText = (cell: string) => withoutUnseen(cell).trim() === ''

/** Whether a row holds nothing but separators and what nobody sees. Nearly all begin with ASCII or CJK, which are seen. */
function isBlank(row: CsvRow): boolean {
  const start = row.start(0)
  const first = row.bytes[start] as number
  if (row.end(0) > start && ((first > 0x20 && first < 0x7f) || (first > 0xe3 && first < 0xee))) return false
  return row.cells.every(isBlankText)
}

/** The separator that occurs most in the first line, outside of quotes. */
const separatorOf = (text: string): string => {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/\r\n|\n|\r/, 1)
  return [',', '\t', ';']
    .map((separator) => ({ separator, count: first.split(separator).length }))
    .reduce((best, one) => (one.count > best.count ? one : best)).separator
}

// A line feed ends a row wherever there are any.
const newlineOf = (text: string): '\n' | '\r' => {
  const unquoted = text.replace(/"[^"]*"/g, '')
  return !unquoted.includes('\n') && /\r./.test(unquoted) ? '\r' : '\n'
}

/** The line with which some spreadsheets begin a file, to name its separator. */
const separatorLine = /^"?sep=([\t -~])"?(?:\r\n|\n|\r|$)/i

const quote = 0x22

/** Whether a quote stands in a cell that does not begin with one. */
function hasStrayQuote(row: CsvRow): boolean {
  for (let cell = 0; cell < row.length; cell += 1) {
    const start = row.start(cell)
    if (row.bytes[start - 1] !== quote && row.bytes.subarray(start, row.end(cell)).includes(quote)) return true
  }
  return false
}

const whole = /^"(?:[^"]|"")*"$/

/** A line that is not quoted as it should be, as a row of its own. */
function slippedRow(
  text: string,
  line: number,
  code: 'import.quote_open' | 'import.quote_followed',
  delimiter: string,
) {
  const cells = text.replaceAll('\r', '').split(delimiter)
  const at = cells.findIndex((cell) => cell.includes('"') && !whole.test(cell))
  return { line, cells, fault: { code, params: {}, at } } satisfies SourceRow
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
 * semicolon, or what the first line names. It is parsed piece by piece: what follows the last whole row waits for more. A
 * line with text behind a closing quote is refused alone, as is one whose quote nothing closes; what follows is read.
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
    /** Bytes that came before `rest`, and where a line may still be part of what a slip took for a cell. */
    let before = 0
    let suspectUntil = 0
    const parse = (piece: Buffer, isLast: boolean): SourceRow[] => {
      let left = piece
      if (!dialect) {
        const text = piece.toString()
        const [named = '', delimiter = separatorOf(text)] = separatorLine.exec(text) ?? []
        dialect = { delimiter, newline: newlineOf(text) }
        left = piece.subarray(named.length)
        if (named !== '') line += 1
      }
      const { delimiter, newline } = dialect
      if (isLast && left.length > 0 && !left.subarray(-1).equals(Buffer.from(newline)))
        left = Buffer.concat([left, Buffer.from(newline)])
      const rows: SourceRow[] = []
      for (;;) {
        const split = splitRows(left, dialect, line)
        for (const row of split.rows) {
          if (isBlank(row)) continue
          const isSlip = before + row.start(0) < suspectUntil && hasStrayQuote(row)
          rows.push(isSlip ? slippedRow(row.cells.join(delimiter), row.line, 'import.quote_followed', delimiter) : row)
        }
        if (split.slip !== undefined) suspectUntil = Math.max(suspectUntil, before + split.slip)
        line += split.lines
        before += split.end
        left = left.subarray(split.end)
        const end = left.indexOf(newline)
        const isOver = split.slip === undefined && !(isLast && left.length > 0)
        if (isOver || end < 0) break
        const code = split.slip === undefined ? 'import.quote_open' : 'import.quote_followed'
        rows.push(slippedRow(left.toString('utf8', 0, end), line, code, delimiter))
        line += 1
        before += end + 1
        left = left.subarray(end + 1)
      }
      rest = left
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
