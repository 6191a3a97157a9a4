import { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'

/**
 * Gives the memory of a chunk of `source` back at once. Left to the garbage collector, the chunks of a large body make it
 * go through the whole heap again and again, which costs more than receiving them. Only those of a connection have memory
 * of their own.
 */
export function releaseChunk(source: Readable, { buffer, length }: Buffer): void {
  if (source instanceof IncomingMessage && buffer instanceof ArrayBuffer && buffer.byteLength === length)
    buffer.transfer(0)
}
