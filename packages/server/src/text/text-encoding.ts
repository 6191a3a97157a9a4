import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

export type UnicodeEncoding = 'utf-8' | 'utf-16le' | 'utf-16be'
export type TextEncoding = UnicodeEncoding | 'gb18030'

/** Where the last character of `bytes` begins when its end is still to come; their length when it is whole. */
function wholeUntil(bytes: Buffer): number {
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

/** Characters of three bytes with which UTF-8 writes Chinese, as many as nothing else makes by chance on one line. */
const enoughChinese = 3

/** How many of those stand in a line before its first byte that is no UTF-8, and whether there is such a byte. */
function utf8In(line: Buffer): { readonly chinese: number; readonly isWhole: boolean } {
  let chinese = 0
  let at = 0
  while (at < line.length) {
    const first = line[at] as number
    const length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
    if (first >= 0x80 && !isUtf8(line.subarray(at, at + length))) return { chinese, isWhole: false }
    // Cut within the last character, which `subarray` shortens without a word.
    if (at + length > line.length) return { chinese, isWhole: false }
    if (length === 3) chinese += 1
    at += length
  }
  return { chinese, isWhole: true }
}

/** Bytes of a line that are looked at. */
const mostOfLine = 64 * 1024

/** Looks through a text that is no UTF-8 as a whole, for what else it is. */
class OtherWatch {
  #rest: Buffer = Buffer.alloc(0)
  #line = 0
  #hasUtf8 = false
  #firstOther: number | undefined
  #pairs = 0
  #lowTrails = 0
  #isBig5 = true

  see(chunk: Buffer): void {
    const bytes = Buffer.concat([this.#rest, chunk])
    let start = 0
    for (let end = bytes.indexOf(0x0a); end >= 0; end = bytes.indexOf(0x0a, start)) {
      this.#seeLine(bytes.subarray(start, end))
      start = end + 1
    }
    this.#rest = Buffer.from(bytes.subarray(start, start + mostOfLine))
  }

  #seeLine(line: Buffer): void {
    this.#line += 1
    const { chinese, isWhole } = utf8In(line)
    if (chinese >= enoughChinese) this.#hasUtf8 = true
    if (!isWhole) this.#firstOther ??= this.#line
    if (!isWhole || chinese < enoughChinese) this.#countPairs(line)
  }

  #countPairs(line: Buffer): void {
    for (let at = 0; at + 1 < line.length; at += 1) {
      if ((line[at] as number) <= 0x80) continue
      at += 1
      this.#pairs += 1
      const lead = line[at - 1] as number
      const trail = line[at] as number
      // Big5 has none of these, and GBK writes many traditional characters by them.
      if (lead <= 0xa0 || trail < 0x40 || (trail > 0x7e && trail < 0xa1)) this.#isBig5 = false
      if (trail >= 0x40 && trail < 0x7f) this.#lowTrails += 1
    }
  }

  /** Throws `import.encoding_mixed` or `import.encoding_other` where it is known that GB18030 is not what was meant. */
  end(): void {
    if (this.#rest.length > 0) this.#seeLine(this.#rest)
    if (this.#hasUtf8) throw new ProblemError('import.encoding_mixed', { params: { line: this.#firstOther ?? 1 } })
    // The second byte of Big5 lies there for two characters of five; that of GB 2312, which nearly all texts hold, never.
    if (this.#isBig5 && this.#lowTrails > this.#pairs / 5)
      throw new ProblemError('import.encoding_other', { params: { encoding: 'Big5' } })
  }
}

/**
 * The encoding of a text by reading all of it: UTF-16 by its mark, UTF-8 if every byte fits, else GB18030 (which holds
 * GBK), if every byte fits that and no line says that something else was meant. Throws `import.encoding` and the like.
 */
export async function textEncodingOf(open: () => Promise<Readable>): Promise<TextEncoding> {
  const watch = new UnicodeWatch()
  for await (const chunk of (await open()) as AsyncIterable<Buffer>) if (!watch.see(chunk)) break
  const unicode = watch.encoding()
  if (unicode) return unicode
  const other = new OtherWatch()
  const decoder = new TextDecoder('gb18030', { fatal: true })
  let isOther = false
  for await (const chunk of (await open()) as AsyncIterable<Buffer>) {
    other.see(chunk)
    isOther ||= !decodes(decoder, chunk)
  }
  other.end()
  if (isOther || !decodes(decoder)) throw new ProblemError('import.encoding')
  return 'gb18030'
}

/** Whether a decoder takes the next bytes; without any, whether it ends there. */
function decodes(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch (cause) {
    if (cause instanceof TypeError) return false
    throw cause
  }
}
