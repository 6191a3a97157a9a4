import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'

/** Passes `content` on while counting its bytes and taking their SHA-256. */
export function measured(content: Readable): {
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
      yield chunk
    }
  }
  return { content: measure(), bytes: () => bytes, sha256: () => hash.digest('hex') }
}
