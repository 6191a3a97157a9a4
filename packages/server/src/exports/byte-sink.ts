import { copyBytes } from '../database/copy-bytes.ts'

/** Bytes that are written one behind the other. */
export class ByteSink {
  #bytes: Buffer
  #at = 0

  constructor(expected: number) {
    this.#bytes = Buffer.allocUnsafeSlow(expected)
  }

  byte(value: number): void {
    this.#need(1)
    this.#bytes[this.#at] = value
    this.#at += 1
  }

  copy(bytes: Buffer, start: number, end: number): void {
    const length = end - start
    this.#need(length)
    copyBytes(bytes, start, end, this.#bytes, this.#at)
    this.#at += length
  }

  text(text: string): void {
    this.#need(3 * text.length)
    this.#at += this.#bytes.write(text, this.#at)
  }

  /** All that was written; nothing may be written behind it. */
  end(): Buffer {
    return this.#bytes.subarray(0, this.#at)
  }

  #need(length: number): void {
    if (this.#at + length <= this.#bytes.length) return
    const grown = Buffer.allocUnsafeSlow(Math.max(2 * this.#bytes.length, this.#at + length))
    this.#bytes.copy(grown, 0, 0, this.#at)
    this.#bytes = grown
  }
}
