import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import Papa from 'papaparse'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { maxRowLength, rowTooLong, type SourceRow, type TableSource } from './source-row.ts'
import { type CsvDialect, splitCsv } from './split-csv.ts'
import type { TextEncoding } from './text-encoding.ts'

const lineBreaks = /\r\n|\n|\r/g

const linesOf = (cells: readonly string[]): number => {
  let lines = 1
  for (const cell of cells) if (cell.includes('\n') || cell.includes('\r')) lines += cell.match(lineBreaks)?.length ?? 0
  return lines
}

const isBlank = (cells: readonly string[]) => cells.length === 1 && cells[0]?.trim() === ''

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

/**
 * Reads CSV as RFC 4180 and as spreadsheets write it: any line ending, quoted cells with line breaks, comma, tab or
 * semicolon. The text is parsed piece by piece: what follows the last whole row waits for more. From a row on that is not
 * quoted as it should be, papaparse decides what a piece means.
 */
export async function readCsv(content: Readable, encoding: TextEncoding): Promise<TableSource> {
  let bytes = 0
  let line = 1
  let dialect: CsvDialect | undefined

  async function* chunks(): AsyncGenerator<SourceRow[]> {
    const decoder = new TextDecoder(encoding)
    let rest = ''
    const parse = (text: string, isLast: boolean): SourceRow[] => {
      dialect ??= { delimiter: separatorOf(text), newline: newlineOf(text) }
      const rows: SourceRow[] = []
      const add = (cells: readonly string[], lines: number) => {
        if (!isBlank(cells)) rows.push({ line, cells })
        line += lines
      }
      const split = splitCsv(text, dialect)
      for (const { cells, lines } of split.rows) add(cells, lines)
      rest = text.slice(split.end)
      if (split.isIrregular || isLast) {
        const { data, meta } = new Papa.Parser(dialect).parse(rest, 0, !isLast) as Papa.ParseResult<string[]>
        for (const raw of data) {
          const cells = withoutReturn(raw)
          add(cells, linesOf(cells))
        }
        rest = isLast ? '' : rest.slice(meta.cursor)
      }
      rowTooLong(rest, line)
      return rows
    }
    let waiting: string[] = []
    let waitingLength = 0
    let wanted = 0
    for await (const chunk of content as AsyncIterable<Buffer>) {
      bytes += chunk.length
      const text = decoder.decode(chunk, { stream: true })
      waiting.push(text)
      waitingLength += text.length
      // A row longer than a piece is parsed anew from its start: waiting for as much again keeps that linear.
      if (waitingLength < wanted && rest.length + waitingLength <= maxRowLength) continue
      const rows = parse(rest + waiting.join(''), false)
      waiting = []
      waitingLength = 0
      wanted = Math.min(rest.length, maxRowLength - rest.length + 1)
      if (rows.length > 0) yield rows
    }
    yield parse(rest + waiting.join('') + decoder.decode(), true)
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
