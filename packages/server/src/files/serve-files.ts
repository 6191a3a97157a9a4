import type { FastifyInstance } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { savedNameOf } from '@icss/core/files/file.ts'
import { fileAddress, filesPath } from '@icss/core/files/file-address.ts'
import { anySession } from '@icss/core/permissions/need.ts'
import { isUuid } from '../database/uuids.ts'
import { authorise } from '../http/authorise.ts'
import { sendObject } from '../objects/send-object.ts'
import { isSigned } from '../objects/signed-link.ts'
import type { Services } from '../services.ts'
import { refuseUsedTraffic } from '../usage/refuse-used-traffic.ts'
import { openFile, visibleFile } from './visible-file.ts'

/**
 * Serves files by their ids: to sessions of their channel, to those of the sub-channels that they are open to, and to
 * whoever holds a signed link.
 */
export function serveFiles(app: FastifyInstance, services: Services): void {
  app.route({
    method: ['GET', 'HEAD'],
    url: `${filesPath}:id`,
    exposeHeadRoute: false,
    handler: async (request, reply) => {
      const { id } = request.params as { id: string }
      const query = request.query as Record<string, unknown>
      if (!isUuid(id)) throw new ProblemError('request.not_found')
      const isOpen = 'signature' in query && (await isSigned(services, fileAddress(id), query))
      const find = async () => {
        if (isOpen) return openFile(services, id)
        const { login: found } = await authorise(request, services, {
          group: 'files',
          needs: anySession,
          changes: false,
        })
        return found && visibleFile(services, found.session, id)
      }
      const file = await find()
      if (!file) throw new ProblemError('request.not_found')
      const { channelId, file: key } = file
      if (isOpen) await refuseUsedTraffic(request, services.database.system, channelId)
      return sendObject(request, reply, services, {
        id: file.uploadId,
        key,
        name: savedNameOf(file),
        size: file.size,
        isOpen,
        counting: services.traffic.counting({ channelId, kind: 'storage', key }),
      })
    },
  })
}
