import { otherSeparators } from './csv.ts'

const quoteMark = Buffer.from('"')
const quote = 0x22
const comma = 0x2c
const lineFeed = 0x0a

/**
 * Quotes the cells of some CSV in which a character stands that only others take for a separator, which PostgreSQL does
 * not. The pieces follow each other and begin with a line; each line ends with `,\n`, as `endLines` takes them.
 */
export function quoteSeparators(pieces: readonly Buffer[]): readonly Buffer[] {
  if (!pieces.some((piece) => otherSeparators.some((separator) => piece.includes(separator)))) return pieces
  const bytes = Buffer.concat(pieces)
  const quoted: Buffer[] = []
  const next = otherSeparators.map((separator) => bytes.indexOf(separator))
  let written = 0
  let isQuoted = false
  let nextQuote = bytes.indexOf(quote)
  for (;;) {
    const found = next.filter((at) => at >= 0)
    if (found.length === 0) break
    const at = Math.min(...found)
    for (; nextQuote >= 0 && nextQuote < at; nextQuote = bytes.indexOf(quote, nextQuote + 1)) isQuoted = !isQuoted
    // Behind the cell, or behind the quotes that it stands in.
    let end = nextQuote < 0 ? bytes.length : nextQuote
    if (!isQuoted) {
      const start = Math.max(bytes.lastIndexOf(comma, at), bytes.lastIndexOf(lineFeed, at)) + 1
      end = bytes.indexOf(comma, at)
      quoted.push(bytes.subarray(written, start), quoteMark, bytes.subarray(start, end), quoteMark)
      written = end
    }
    for (const [i, separator] of otherSeparators.entries())
      if ((next[i] ?? -1) >= 0 && (next[i] ?? 0) < end) next[i] = bytes.indexOf(separator, end)
  }
  quoted.push(bytes.subarray(written))
  return quoted
}
