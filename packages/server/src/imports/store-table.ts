import type { FastifyRequest } from 'fastify'
import type { Readable } from 'node:stream'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Storage } from '../storage/storage.ts'
import { megabytes } from './megabytes.ts'
import { storedTableFormat } from './table-format.ts'
import { type UnicodeEncoding, UnicodeWatch } from '../text/text-encoding.ts'

interface Sent {
  readonly request: Pick<FastifyRequest, 'headers'>
  readonly body: Readable
  readonly maxBytes: number
  /** Is shown each chunk on its way, and keeps none. */
  readonly see?: (chunk: Buffer) => void
}

/** The size that a request says its body has; none where it does not know. */
export function announcedBytes({ headers }: Sent['request']): number | undefined {
  const length = headers['content-length']
  return length === undefined ? undefined : Number(length)
}

export const refuseLarge = (bytes: number, maxBytes: number): void => {
  if (bytes > maxBytes)
    throw new ProblemError('import.file_too_large', { params: { size: megabytes(bytes), max: megabytes(maxBytes) } })
}

/**
 * Stores what was sent, if it may be a table: one that says it is too large before a byte of it is read, others as soon
 * as they are. Throws `ProblemError`, and keeps nothing then.
 */
export async function storeTable(
  storage: Storage,
  key: string,
  { request, body, maxBytes, see }: Sent,
): Promise<{ bytes: number; unicode: UnicodeEncoding | undefined }> {
  refuseLarge(announcedBytes(request) ?? 0, maxBytes)
  const unicode = new UnicodeWatch()
  let seen = 0
  const bytes = await storage.put(key, body, (chunk) => {
    seen += chunk.length
    refuseLarge(seen, maxBytes)
    unicode.see(chunk)
    see?.(chunk)
  })
  try {
    if (bytes === 0) throw new ProblemError('import.empty')
    await storedTableFormat(storage, key)
  } catch (error) {
    await storage.delete(key)
    throw error
  }
  return { bytes, unicode: unicode.encoding() }
}
