import type { FastifyInstance } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { publicPath } from '@icss/core/public-links/public-paths.ts'
import { sendObject } from '../objects/send-object.ts'
import { publicOrigin } from '../objects/public-origin.ts'
import { refuseVisit, visitByLink } from '../public-links/visit-by-link.ts'
import type { Services } from '../services.ts'
import { refuseUsedTraffic } from '../usage/refuse-used-traffic.ts'
import { isVideo } from '../uploads/is-video.ts'
import { keyForm } from '../storage/storage.ts'
import { findObject } from '../uploads/uploads.repository.ts'
import { rememberedHome } from './home-feed.ts'
import { publicHome } from './public-home.ts'

/** Serves the files that a home screen shows to whoever has a link to it, and no others. */
export function serveHomeFiles(app: FastifyInstance, services: Services): void {
  app.get(`${publicPath}:token/files/:key`, async (request, reply) => {
    const visit = (await visitByLink(request, services)) ?? (await refuseVisit(request, services))
    const { token, key } = request.params as { readonly token: string; readonly key: string }
    if (visit.kind !== 'home' && visit.kind !== 'homePreview') throw new ProblemError('request.not_found')
    const { keys, owners } =
      visit.kind === 'home'
        ? await rememberedHome(request, services, visit)
        : await publicHome(services, visit, { origin: publicOrigin(request, services), token })
    if (!keyForm.test(key) || !keys.has(key)) throw new ProblemError('request.not_found')
    const object = await findObject(services.database.system, key)
    if (!object || !owners.includes(object.channelId)) throw new ProblemError('request.not_found')
    const { id, channelId, slot, fileName: name, stored: size } = object
    if (isVideo(slot)) await refuseUsedTraffic(request, services.database.system, channelId)
    const counting = services.traffic.counting({ channelId, kind: 'storage', key })
    return sendObject(request, reply, services, { id, key, name, size, isOpen: true, counting })
  })
}
