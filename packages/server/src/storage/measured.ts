import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { releaseChunk } from './release-chunk.ts'

/** Passes `content` on, each chunk good until the next is asked for, while counting its bytes and taking their SHA-256; `see` is shown each chunk. */
export function measured(
  content: Readable,
  see?: (chunk: Buffer) => void,
): {
  readonly content: AsyncIterable<Buffer>
  readonly bytes: () => number
  readonly sha256: () => string
} {
  const hash = createHash('sha256')
  let bytes = 0
  async function* measure(): AsyncGenerator<Buffer> {
    // Not destroyed when the disk is full: a request could be answered no more.
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      hash.update(chunk)
      bytes += chunk.length
      see?.(chunk)
      yield chunk
      releaseChunk(content, chunk)
    }
  }
  return { content: measure(), bytes: () => bytes, sha256: () => hash.digest('hex') }
}
