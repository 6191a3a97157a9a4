import type { Readable } from 'node:stream'
import { releaseChunk } from './release-chunk.ts'

/** Passes `content` on, each chunk good until the next is asked for, while counting its bytes; `see` is shown each chunk. */
export function measured(
  content: Readable,
  see?: (chunk: Buffer) => void,
): {
  readonly content: AsyncIterable<Buffer>
  readonly bytes: () => number
} {
  let bytes = 0
  async function* measure(): AsyncGenerator<Buffer> {
    // Not destroyed when the disk is full: a request could be answered no more.
    for await (const chunk of content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length
      see?.(chunk)
      yield chunk
      releaseChunk(content, chunk)
    }
  }
  return { content: measure(), bytes: () => bytes }
}
