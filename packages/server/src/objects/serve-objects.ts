import type { FastifyInstance } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { anySession } from '@icss/core/permissions/need.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { authorise } from '../http/authorise.ts'
import { disposition } from '../http/disposition.ts'
import type { Services } from '../services.ts'
import { keyForm } from '../storage/storage.ts'
import { findObject } from '../uploads/uploads.repository.ts'
import { byteRangeOf } from './byte-range.ts'
import { mediaTypeOf } from './media-type.ts'
import { isSigned } from './signed-link.ts'

/**
 * Serves stored objects to sessions of their channel, and to whoever holds a signed link. What a browser could run comes
 * as a file to be saved; `?download` asks for that with anything.
 */
export function serveObjects(app: FastifyInstance, services: Services): void {
  const { database, storage } = services
  app.route({
    method: ['GET', 'HEAD'],
    url: `${objectsPath}:key`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { key } = request.params as { key: string }
      const query = request.query as Record<string, unknown>
      if (!keyForm.test(key)) throw new ProblemError('request.not_found')
      const isOpen = 'signature' in query && (await isSigned(services, key, query))
      const find = async () => {
        if (isOpen) return findObject(database.system, key)
        const found = await authorise(request, services, { group: 'uploads', needs: anySession, changes: false })
        const channelId = found?.session.channel.id ?? ''
        return database.tenant(channelId, (db) => findObject(db, key, channelId))
      }
      const object = await find()
      if (!object) throw new ProblemError('request.not_found')

      const { id, fileName, stored: size } = object
      const { type, isShown } = mediaTypeOf(fileName)
      const etag = `"${id}"`
      void reply.headers({
        'accept-ranges': 'bytes',
        etag,
        'cache-control': 'private, max-age=3600',
        'content-disposition': disposition(isShown && !('download' in query) ? 'inline' : 'attachment', fileName),
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
      return reply.send(request.method === 'HEAD' ? undefined : await storage.read(key, { start, end }))
    },
  })
}
