import type { SourceRow } from './source-row.ts'

export interface CsvDialect {
  /** Both are one ASCII character. */
  readonly delimiter: string
  readonly newline: '\n' | '\r'
}

/** A row of CSV as bytes of UTF-8, whose cells are made texts when they are asked for. */
export class CsvRow implements SourceRow {
  readonly bytes: Buffer
  readonly line: number
  /** It holds a NUL, a character of four bytes, or a quote written twice. */
  readonly isOdd: boolean
  readonly #bounds: readonly number[]
  readonly #first: number
  readonly length: number
  #cells: readonly string[] | undefined

  constructor(bytes: Buffer, line: number, isOdd: boolean, bounds: readonly number[], first: number, length: number) {
    this.bytes = bytes
    this.line = line
    this.isOdd = isOdd
    this.#bounds = bounds
    this.#first = first
    this.length = length
  }

  /** Where a cell begins in `bytes`; its quotes are left out. */
  start(cell: number): number {
    return this.#bounds[this.#first + 2 * cell] as number
  }

  end(cell: number): number {
    return this.#bounds[this.#first + 2 * cell + 1] as number
  }

  textOf(cell: number): string {
    const start = this.start(cell)
    const text = this.bytes.toString('utf8', start, this.end(cell))
    // Only a quoted cell can hold quotes.
    return this.isOdd && this.bytes[start - 1] === quote ? text.replaceAll('""', '"') : text
  }

  get size(): number {
    return this.end(this.length - 1) - this.start(0)
  }

  get cells(): readonly string[] {
    this.#cells ??= Array.from({ length: this.length }, (_, cell) => this.textOf(cell))
    return this.#cells
  }
}

export interface SplitRows {
  readonly rows: readonly CsvRow[]
  /** How far whole rows went, in bytes and in lines. */
  readonly end: number
  readonly lines: number
  /** Where text stands behind a closing quote of the row at `end`. */
  readonly slip: number | undefined
}

const quote = 0x22
const carriageReturn = 0x0d
const lineFeed = 0x0a

// What a byte means outside of quotes, and within them.
const ordinary = 0
const odd = 1
const mark = 2
const kindsOf = (marks: readonly number[]): Uint8Array => {
  const kinds = new Uint8Array(256)
  kinds[0] = odd
  kinds.fill(odd, 0xf0)
  for (const one of marks) kinds[one] = mark
  return kinds
}
const quotedKinds = kindsOf([quote, carriageReturn, lineFeed])

/**
 * Splits UTF-8, which begins at `line` of its file, into whole rows as RFC 4180 has them, in one pass over its bytes. It
 * stops before a row that has not ended, and before one with text behind a closing quote.
 */
export function splitRows(bytes: Buffer, { delimiter, newline }: CsvDialect, line: number): SplitRows {
  const comma = delimiter.charCodeAt(0)
  const feed = newline.charCodeAt(0)
  const kinds = kindsOf([comma, feed, carriageReturn])
  const { length } = bytes
  const rows: CsvRow[] = []
  const bounds: number[] = []
  let end = 0
  let lines = 0
  const stop = (slip: number | undefined): SplitRows => ({ rows, end, lines, slip })
  while (end < length) {
    const first = bounds.length
    let isOdd = false
    let rowLines = 1
    let at = end
    for (let isOpen = true; isOpen;) {
      if (bytes[at] === quote) {
        at += 1
        const start = at
        for (;;) {
          let kind = ordinary
          while (at < length && (kind = quotedKinds[bytes[at] as number] as number) === ordinary) at += 1
          // A quote at the very end may be the first of two, and a carriage return the first half of a line break.
          if (at + 1 >= length) return stop(undefined)
          if (kind === odd) {
            isOdd = true
            at += 1
          } else if (bytes[at] !== quote) {
            rowLines += 1
            at += bytes[at] === carriageReturn && bytes[at + 1] === lineFeed ? 2 : 1
          } else if (bytes[at + 1] === quote) {
            isOdd = true
            at += 2
          } else break
        }
        bounds.push(start, at)
        at += 1
        // Some write more than one of them before a line feed.
        if (feed !== carriageReturn) while (bytes[at] === carriageReturn) at += 1
        if (at >= length) return stop(undefined)
        if (bytes[at] !== comma && bytes[at] !== feed) return stop(at)
        isOpen = bytes[at] === comma
        at += 1
        continue
      }
      const start = at
      let cellEnd = -1
      while (cellEnd < 0) {
        let kind = ordinary
        while (at < length && (kind = kinds[bytes[at] as number] as number) === ordinary) at += 1
        if (at >= length) return stop(undefined)
        if (kind === odd) {
          isOdd = true
          at += 1
        } else if (bytes[at] !== carriageReturn || feed === carriageReturn) {
          cellEnd = at
          isOpen = bytes[at] === comma
          at += 1
        } else {
          if (at + 1 >= length) return stop(undefined)
          if (bytes[at + 1] === feed) {
            cellEnd = at
            isOpen = false
            at += 2
          } else at += 1
        }
      }
      bounds.push(start, cellEnd)
    }
    rows.push(new CsvRow(bytes, line + lines, isOdd, bounds, first, (bounds.length - first) / 2))
    lines += rowLines
    end = at
  }
  return stop(undefined)
}
