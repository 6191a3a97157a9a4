import { CsvRow } from './csv-rows.ts'
import type { SourceRow } from './source-row.ts'

/** No pool of Node's is so large: a buffer of at least so many bytes was made for one piece of a file alone. */
const ownLength = 128 * 1024

function release({ buffer }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength >= ownLength) buffer.transfer(0)
}

/**
 * Gives back the memory of the bytes that rows stand in, which nobody may ask for any more: left to the garbage collector,
 * it would go through the whole heap for them. Those of the last row stay, since the rows behind it may stand there too.
 */
export function releaseRows(rows: readonly SourceRow[]): void {
  let last: Buffer | undefined
  for (const row of rows) {
    if (!(row instanceof CsvRow)) continue
    if (last && last.buffer !== row.bytes.buffer) release(last)
    last = row.bytes
  }
}
