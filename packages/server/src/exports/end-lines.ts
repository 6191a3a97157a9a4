const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * Makes `,\n`, with which each line of some CSV ends, the `\r\n` that RFC 4180 asks for, in place. What stands in quotes
 * is left as it is. The pieces follow each other and begin with a line.
 */
export function endLines(pieces: readonly Buffer[]): void {
  let isQuoted = false
  let previous: Buffer | undefined
  for (const piece of pieces) {
    // Looked for by the engine, many times faster than byte by byte.
    let nextQuote = piece.indexOf(quote)
    for (let at = piece.indexOf(lineFeed); at >= 0; at = piece.indexOf(lineFeed, at + 1)) {
      for (; nextQuote >= 0 && nextQuote < at; nextQuote = piece.indexOf(quote, nextQuote + 1)) isQuoted = !isQuoted
      if (isQuoted) continue
      if (at > 0) piece[at - 1] = carriageReturn
      else if (previous) previous[previous.length - 1] = carriageReturn
    }
    for (; nextQuote >= 0; nextQuote = piece.indexOf(quote, nextQuote + 1)) isQuoted = !isQuoted
    if (piece.length > 0) previous = piece
  }
}
