import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { TextDecoder } from 'node:util'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Storage } from '../storage/storage.ts'
import { textEncodingOf } from '../text/text-encoding.ts'

/**
 * Keeps a text of `bytes` as UTF-8, as which it is served, whatever it came in; answers how many it has then. Throws
 * `upload.encoding`. Should the process die behind this, its client finds the upload gone, and sends the file again.
 */
export async function keepAsUtf8(storage: Storage, key: string, bytes: number): Promise<number> {
  const encoding = await textEncodingOf(() => storage.read(key)).catch((cause: unknown) => {
    throw cause instanceof ProblemError ? new ProblemError('upload.encoding', { cause }) : cause
  })
  if (encoding === 'utf-8') return bytes
  const text = new TextDecoder(encoding).decode(await buffer(await storage.read(key)))
  return storage.put(key, Readable.from([Buffer.from(text)]))
}
