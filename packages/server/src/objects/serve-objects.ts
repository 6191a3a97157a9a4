import type { FastifyInstance } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { anySession } from '@icss/core/permissions/need.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { authorise } from '../http/authorise.ts'
import type { Services } from '../services.ts'
import { keyForm } from '../storage/storage.ts'
import { findObject } from '../uploads/uploads.repository.ts'
import { sendObject } from './send-object.ts'
import { isSigned } from './signed-link.ts'

/** Serves stored objects to sessions of their channel, and to whoever holds a signed link. */
export function serveObjects(app: FastifyInstance, services: Services): void {
  const { database } = services
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
      const { id, channelId, slot, fileName: name, stored: size } = object
      const video = slot === 'lessonVideo' ? { counting: services.playback.counting(channelId, key) } : {}
      return sendObject(request, reply, services, { id, key, name, size, isOpen, ...video })
    },
  })
}
