const quote = 0x22
const lineFeed = 0x0a
const carriageReturn = 0x0d

/**
 * Gives the lines of CSV, which come piece by piece, the ending that RFC 4180 asks for: a carriage return before each
 * line feed that ends a line. What stands in quotes is left as it is.
 */
export function carriageReturns(): (piece: Buffer) => Buffer {
  let isQuoted = false
  return (piece) => {
    const ends: number[] = []
    for (let at = 0; at < piece.length; at += 1) {
      const byte = piece[at]
      if (byte === quote) isQuoted = !isQuoted
      else if (byte === lineFeed && !isQuoted) ends.push(at)
    }
    const lines = Buffer.allocUnsafe(piece.length + ends.length)
    let from = 0
    let written = 0
    for (const end of ends) {
      written += piece.copy(lines, written, from, end)
      lines[written] = carriageReturn
      written += 1
      from = end
    }
    piece.copy(lines, written, from)
    return lines
  }
}
