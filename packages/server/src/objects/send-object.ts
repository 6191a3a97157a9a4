import { pipeline, type Transform } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { disposition } from '../http/disposition.ts'
import type { Services } from '../services.ts'
import { byteRangeOf } from './byte-range.ts'
import { mediaTypeOf } from './media-type.ts'

/** A stored object as it is read: `id` changes with its content, `name` is what it is saved as. */
export interface ServedObject {
  readonly id: string
  readonly key: string
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** Counts what is read of it. */
  readonly counting: Transform
  /** Other sites may show it, since its link is signed. */
  readonly isOpen: boolean
}

/**
 * Answers an object or the range of it that was asked for. What a browser could run comes as a file to be saved;
 * `?download` asks for that with anything.
 */
export async function sendObject(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage }: Pick<Services, 'storage'>,
  { id, key, name, size, isOpen, counting }: ServedObject,
): Promise<FastifyReply> {
  const { type, isShown } = mediaTypeOf(name)
  const isSaved = !isShown || 'download' in (request.query as object)
  const etag = `"${id}"`
  void reply.headers({
    'accept-ranges': 'bytes',
    etag,
    'cache-control': 'private, max-age=3600',
    'content-disposition': disposition(isSaved ? 'attachment' : 'inline', name),
    'x-content-type-options': 'nosniff',
    // A reader of PDF that a browser has built in does not work within a sandbox.
    'content-security-policy': type === 'application/pdf' ? "default-src 'none'" : "default-src 'none'; sandbox",
    ...(isOpen ? { 'cross-origin-resource-policy': 'cross-origin' } : {}),
  })
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  const ifRange = request.headers['if-range']
  const isSame = ifRange === undefined || ifRange === etag
  const range = isSame ? byteRangeOf(request.headers.range, size) : 'whole'
  if (range === 'none') return reply.code(416).header('content-range', `bytes */${size}`).send()
  const { start, end } = range === 'whole' ? { start: 0, end: size } : range
  if (range !== 'whole') void reply.code(206).header('content-range', `bytes ${start}-${end - 1}/${size}`)
  void reply.type(type).header('content-length', end - start)
  if (request.method === 'HEAD') return reply.send()
  const content = await storage.read(key, { start, end })
  return reply.send(pipeline(content, counting, () => {}))
}
