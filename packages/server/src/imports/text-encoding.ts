import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

export type UnicodeEncoding = 'utf-8' | 'utf-16le' | 'utf-16be'
export type TextEncoding = UnicodeEncoding | 'gb18030'

/** Where the last character of `bytes` begins when its end is still to come; their length when it is whole. */
export function wholeUntil(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return byte >= (back === 1 ? 0xc0 : back === 2 ? 0xe0 : 0xf0) ? bytes.length - back : bytes.length
    if (byte < 0x80) break
  }
  return bytes.length
}

const byMark = ([first, second]: Buffer): UnicodeEncoding =>
  first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'

/** Watches a text that comes in chunk by chunk: UTF-16 by its mark, UTF-8 if every byte fits. */
export class UnicodeWatch {
  #encoding: UnicodeEncoding | 'other' | undefined
  /** A mark, or a character, whose end is still to come. */
  #cut: Buffer = Buffer.alloc(0)

  /** Answers whether what follows can still decide. */
  see(chunk: Buffer): boolean {
    if (this.#encoding !== undefined && this.#encoding !== 'utf-8') return false
    const bytes = this.#cut.length > 0 ? Buffer.concat([this.#cut, chunk]) : chunk
    this.#encoding ??= bytes.length < 2 ? undefined : byMark(bytes)
    const end = this.#encoding === undefined ? 0 : wholeUntil(bytes)
    if (this.#encoding === 'utf-8' && !isUtf8(bytes.subarray(0, end))) this.#encoding = 'other'
    // The chunk may be written over.
    this.#cut = Buffer.from(bytes.subarray(end))
    return this.#encoding === undefined || this.#encoding === 'utf-8'
  }

  /** The encoding of all that was seen; none for what is not Unicode, or too short to tell. */
  encoding(): UnicodeEncoding | undefined {
    if (this.#encoding === 'utf-8') return this.#cut.length === 0 ? 'utf-8' : undefined
    return this.#encoding === 'other' ? undefined : this.#encoding
  }
}

/**
 * The encoding of a text by reading all of it: UTF-16 by its mark, UTF-8 if every byte fits, else GB18030 (which holds
 * GBK), if every byte fits that. Throws `import.encoding`.
 */
export async function textEncodingOf(open: () => Promise<Readable>): Promise<TextEncoding> {
  const watch = new UnicodeWatch()
  for await (const chunk of (await open()) as AsyncIterable<Buffer>) if (!watch.see(chunk)) break
  const unicode = watch.encoding()
  if (unicode) return unicode
  const decoder = new TextDecoder('gb18030', { fatal: true })
  try {
    for await (const chunk of (await open()) as AsyncIterable<Buffer>) decoder.decode(chunk, { stream: true })
    decoder.decode()
  } catch (cause) {
    if (cause instanceof TypeError) throw new ProblemError('import.encoding', { cause })
    throw cause
  }
  return 'gb18030'
}
