import type { FastifyInstance } from 'fastify'
import { savedNameOf } from '@icss/core/files/file.ts'
import { publicDownload } from '@icss/core/files/public-files.contract.ts'
import { sendObject } from '../objects/send-object.ts'
import { refuseVisit, visitByLink } from '../public-links/visit-by-link.ts'
import type { Services } from '../services.ts'
import { refuseUsedTraffic } from '../usage/refuse-used-traffic.ts'
import { linkedFile } from './public-files.handlers.ts'

/** Serves the bytes of a file to whoever has the link of its public page, for as long as it has one. */
export function servePublicFiles(app: FastifyInstance, services: Services): void {
  app.get(publicDownload(':token'), async (request, reply) => {
    const visit = await visitByLink(request, services)
    if (visit?.kind !== 'file') return refuseVisit(request, services)
    const { file } = await linkedFile(visit, (work) => services.database.tenant(visit.channelId, work))
    const { uploadId: id, file: key, size } = file
    await refuseUsedTraffic(request, services.database.system, visit.channelId)
    const counting = services.traffic.counting({ channelId: visit.channelId, kind: 'storage', key })
    return sendObject(request, reply, services, { id, key, name: savedNameOf(file), size, isOpen: false, counting })
  })
}
