import type { CopiedType } from './copy-rows.ts'

const headerLength = 19

/** Rows as COPY answers them in its binary format; values stay bytes until they are asked for. None of them is null. */
export class CopiedRows {
  readonly bytes: Buffer
  readonly length: number
  readonly #columns: number
  readonly #bounds: readonly number[]

  constructor(bytes: Buffer, columns: number) {
    this.bytes = bytes
    this.#columns = columns
    const bounds: number[] = []
    let at = headerLength
    while (bytes.readInt16BE(at) >= 0) {
      at += 2
      for (let column = 0; column < columns; column += 1) {
        const start = at + 4
        at = start + bytes.readInt32BE(at)
        bounds.push(start, at)
      }
    }
    this.#bounds = bounds
    this.length = bounds.length / 2 / columns
  }

  /** Where a value begins in `bytes`. */
  start(row: number, column: number): number {
    return this.#bounds[2 * (row * this.#columns + column)] as number
  }

  end(row: number, column: number): number {
    return this.#bounds[2 * (row * this.#columns + column) + 1] as number
  }

  text(row: number, column: number): string {
    return this.bytes.toString('utf8', this.start(row, column), this.end(row, column))
  }

  /** An id, as it is written. */
  uuid(row: number, column: number): Buffer {
    return this.bytes.subarray(this.start(row, column), this.end(row, column))
  }

  value(type: CopiedType, row: number, column: number): unknown {
    const start = this.start(row, column)
    if (type === 'text') return this.text(row, column)
    if (type === 'boolean') return this.bytes[start] === 1
    // A byte of version stands before the JSON.
    if (type === 'jsonb') return JSON.parse(this.bytes.toString('utf8', start + 1, this.end(row, column)))
    return this.#texts(start)
  }

  /** An array of one dimension, or of none when it is empty. */
  #texts(start: number): readonly string[] {
    if (this.bytes.readInt32BE(start) === 0) return []
    let at = start + 20
    return Array.from({ length: this.bytes.readInt32BE(start + 12) }, () => {
      const begin = at + 4
      at = begin + this.bytes.readInt32BE(at)
      return this.bytes.toString('utf8', begin, at)
    })
  }
}
