import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { sizeText } from '@icss/core/uploads/check-upload.ts'
import { contentFault, headBytes } from '@icss/core/uploads/content-fault.ts'
import { releaseChunk } from '../storage/release-chunk.ts'
import type { Checksum } from './tus-headers.ts'

const cutCodes = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR'])

/**
 * The bytes of one request, each chunk good until the next is asked for. A client that goes away, or is cut off for its silence, ends them
 * early; what it sent is kept, since it is what the file holds there. Throws when there are more than `limit`, when their checksum differs, and,
 * given `fileName`, when the file they begin is not what its name says.
 */
export async function* pieceOf(
  body: Readable,
  {
    limit,
    checksum,
    fileName,
    see,
  }: {
    limit: number
    checksum: Checksum | undefined
    fileName: string | undefined
    /** Is shown each chunk, and keeps none. */
    see?: ((chunk: Buffer) => void) | undefined
  },
): AsyncGenerator<Buffer> {
  const hash = checksum && createHash(checksum.algorithm)
  let received = 0
  let head: Buffer | undefined = Buffer.alloc(0)
  try {
    // Not destroyed when storing fails: the request could be answered no more.
    for await (const chunk of body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      received += chunk.length
      if (received > limit) throw new ProblemError('request.too_large', { params: { max: sizeText(limit) } })
      hash?.update(chunk)
      see?.(chunk)
      if (head && fileName !== undefined) {
        head = Buffer.concat([head, chunk.subarray(0, headBytes)])
        const fault = head.length < headBytes ? undefined : contentFault(fileName, head)
        if (fault) throw new ProblemError(fault.code, { params: fault.params })
        if (head.length >= headBytes) head = undefined
      }
      yield chunk
      releaseChunk(body, chunk)
    }
  } catch (error) {
    if (cutCodes.has(String((error as NodeJS.ErrnoException).code))) return
    throw error
  }
  if (hash && hash.digest('base64') !== checksum?.digest) throw new ProblemError('upload.checksum')
}
