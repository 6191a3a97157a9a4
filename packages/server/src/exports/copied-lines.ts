const lineFeed = 0x0a
/** An id as it is written, and the comma behind it. */
const idLength = 37

export interface CopiedLines {
  readonly lines: Buffer
  readonly count: number
  /** The id of the last line. */
  readonly last: string | undefined
}

/**
 * Lines as COPY writes them in its format `csv` with this mark for quotes, without the id with which each begins, and
 * each ended by `end`.
 */
export function copiedLines(bytes: Buffer, quote: number, end: '\n' | '\r\n'): CopiedLines {
  const { length } = bytes
  const lines = Buffer.allocUnsafeSlow(length)
  let written = 0
  let count = 0
  let begin = 0
  for (let at = 0; at < length; count += 1) {
    begin = at
    for (let isQuoted = false; at < length && (isQuoted || bytes[at] !== lineFeed); at += 1)
      if (bytes[at] === quote) isQuoted = !isQuoted
    written += bytes.copy(lines, written, begin + idLength, at)
    if (end === '\r\n') lines[written++] = 0x0d
    lines[written++] = lineFeed
    at += 1
  }
  const last = count === 0 ? undefined : bytes.toString('latin1', begin, begin + idLength - 1)
  return { lines: lines.subarray(0, written), count, last }
}
