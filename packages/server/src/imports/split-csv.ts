export interface CsvDialect {
  readonly delimiter: string
  readonly newline: '\n' | '\r'
}

export interface SplitRow {
  readonly cells: string[]
  /** Lines of the file that it takes. */
  readonly lines: number
}

export interface Split {
  readonly rows: readonly SplitRow[]
  /** How far whole rows went. */
  readonly end: number
  /** The row at `end` is not written as RFC 4180 says: a quote or a carriage return stands where none should. */
  readonly isIrregular: boolean
}

const quote = 0x22
const carriageReturn = 0x0d
const lineBreaks = /\r\n|\n|\r/g

/**
 * Splits text into whole rows as RFC 4180 has them, in one pass over its characters. It stops before a row that has not
 * ended, and before one that is irregular.
 */
export function splitCsv(text: string, { delimiter, newline }: CsvDialect): Split {
  const comma = delimiter.charCodeAt(0)
  const feed = newline.charCodeAt(0)
  const { length } = text
  const rows: SplitRow[] = []
  let end = 0
  while (end < length) {
    const cells: string[] = []
    let lines = 1
    let at = end
    for (let isOpen = true; isOpen;) {
      if (text.charCodeAt(at) === quote) {
        let close = text.indexOf('"', at + 1)
        let isEscaped = false
        while (close >= 0 && text.charCodeAt(close + 1) === quote) {
          isEscaped = true
          close = text.indexOf('"', close + 2)
        }
        // A quote at the very end may be the first of two.
        if (close < 0 || close + 1 >= length) return { rows, end, isIrregular: false }
        const cell = text.slice(at + 1, close)
        if (cell.includes('\n') || cell.includes('\r')) lines += cell.match(lineBreaks)?.length ?? 0
        cells.push(isEscaped ? cell.replaceAll('""', '"') : cell)
        at = close + 1
        if (text.charCodeAt(at) === carriageReturn && feed !== carriageReturn) {
          at += 1
          if (at >= length) return { rows, end, isIrregular: false }
          if (text.charCodeAt(at) !== feed) return { rows, end, isIrregular: true }
        }
        const mark = text.charCodeAt(at)
        if (mark !== comma && mark !== feed) return { rows, end, isIrregular: true }
        isOpen = mark === comma
        at += 1
        continue
      }
      const start = at
      let mark = 0
      for (; at < length; at += 1) {
        mark = text.charCodeAt(at)
        if (mark === comma || mark === feed) break
        if (mark === carriageReturn) {
          if (at + 1 >= length) return { rows, end, isIrregular: false }
          if (text.charCodeAt(at + 1) !== feed) return { rows, end, isIrregular: true }
        }
      }
      if (at >= length) return { rows, end, isIrregular: false }
      isOpen = mark === comma
      const stop = !isOpen && at > start && text.charCodeAt(at - 1) === carriageReturn ? at - 1 : at
      cells.push(text.slice(start, stop))
      at += 1
    }
    rows.push({ cells, lines })
    end = at
  }
  return { rows, end, isIrregular: false }
}
