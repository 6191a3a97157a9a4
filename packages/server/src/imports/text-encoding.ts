import { isUtf8 } from 'node:buffer'
import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

export type TextEncoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be'

/** Where the last character of `bytes` begins when its end is still to come; their length when it is whole. */
export function wholeUntil(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return byte >= (back === 1 ? 0xc0 : back === 2 ? 0xe0 : 0xf0) ? bytes.length - back : bytes.length
    if (byte < 0x80) break
  }
  return bytes.length
}

/** Whether all of it is UTF-8, or UTF-16 by its mark. */
async function unicodeOf(content: Readable): Promise<Exclude<TextEncoding, 'gb18030'> | undefined> {
  let cut: Buffer | undefined
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (cut === undefined) {
      if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
      if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
    }
    const bytes: Buffer = cut?.length ? Buffer.concat([cut, chunk]) : chunk
    const end = wholeUntil(bytes)
    if (!isUtf8(bytes.subarray(0, end))) return undefined
    cut = bytes.subarray(end)
  }
  return cut?.length === 0 ? 'utf-8' : undefined
}

/**
 * The encoding of a text by reading all of it: UTF-16 by its mark, UTF-8 if every byte fits, else GB18030 (which holds
 * GBK), if every byte fits that. Throws `import.encoding`.
 */
export async function textEncodingOf(open: () => Promise<Readable>): Promise<TextEncoding> {
  const unicode = await unicodeOf(await open())
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
