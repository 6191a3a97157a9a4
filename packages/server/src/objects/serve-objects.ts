import type { FastifyInstance } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { anySession } from '@icss/core/permissions/need.ts'
import type { UploadSlotName } from '@icss/core/uploads/upload-slot.ts'
import { objectsPath } from '@icss/core/uploads/tus.ts'
import { authorise } from '../http/authorise.ts'
import type { Services } from '../services.ts'
import { keyForm } from '../storage/storage.ts'
import { isVideo } from '../uploads/is-video.ts'
import { findObject } from '../uploads/uploads.repository.ts'
import { refuseUsedTraffic } from '../usage/refuse-used-traffic.ts'
import { sendObject } from './send-object.ts'
import { isSigned } from './signed-link.ts'

/** What is played: lessons and recordings. */
const playedSlots: ReadonlySet<string> = new Set<UploadSlotName>(['lessonVideo', 'freeVideo'])

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
        const { login: found } = await authorise(request, services, {
          group: 'uploads',
          needs: anySession,
          changes: false,
        })
        const channelId = found?.session.channel.id ?? ''
        return database.tenant(channelId, (db) => findObject(db, key, channelId))
      }
      const object = await find()
      if (!object) throw new ProblemError('request.not_found')
      const { id, channelId, slot, fileName: name, stored: size } = object
      const kind = playedSlots.has(slot) ? 'playback' : 'storage'
      if (isOpen && (isVideo(slot) || 'download' in query)) await refuseUsedTraffic(request, database.system, channelId)
      const counting = services.traffic.counting({ channelId, kind, key })
      return sendObject(request, reply, services, { id, key, name, size, isOpen, counting })
    },
  })
}
