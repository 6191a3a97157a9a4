import type { Readable } from 'node:stream'
import { TextDecoder } from 'node:util'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

export type TextEncoding = 'utf-8' | 'gb18030' | 'utf-16le' | 'utf-16be'

const decodes = (decoder: TextDecoder, chunk: Buffer): boolean => {
  try {
    decoder.decode(chunk, { stream: true })
    return true
  } catch {
    return false
  }
}

/**
 * The encoding of a text by reading all of it: UTF-16 by its mark, UTF-8 if every byte fits, else GB18030 (which holds
 * GBK), if every byte fits that. Throws `import.encoding`.
 */
export async function textEncodingOf(content: Readable): Promise<TextEncoding> {
  const possible = new Map<TextEncoding, TextDecoder>(
    (['utf-8', 'gb18030'] as const).map((name) => [name, new TextDecoder(name, { fatal: true })]),
  )
  let first = true
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (first) {
      if (chunk[0] === 0xff && chunk[1] === 0xfe) return 'utf-16le'
      if (chunk[0] === 0xfe && chunk[1] === 0xff) return 'utf-16be'
      first = false
    }
    for (const [name, decoder] of possible) if (!decodes(decoder, chunk)) possible.delete(name)
    if (possible.size === 0) throw new ProblemError('import.encoding')
  }
  const [found] = possible.keys()
  if (!found) throw new ProblemError('import.encoding')
  return found
}
