import type { FastifyRequest } from 'fastify'
import { publicHomeContract } from '@icss/core/home-settings/home-settings.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { type TaggedAnswer, tagged } from '../http/tagged-answer.ts'
import { ShortMemory } from '../http/short-memory.ts'
import { publicOrigin } from '../objects/public-origin.ts'
import type { Services } from '../services.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import { type PublicHome, publicHome } from './public-home.ts'

/** A published home screen, and the feed of it. */
interface Remembered extends PublicHome {
  readonly feed: TaggedAnswer
}

const memory = new ShortMemory<Remembered>()

/** What a link of a published home screen shows, read anew twice a second at most, however many ask for it. */
export function rememberedHome(request: FastifyRequest, services: Services, visit: LinkVisit): Promise<Remembered> {
  const { token = '' } = request.params as { readonly token?: string }
  const origin = publicOrigin(request, services)
  return memory.read(services.database, `${token} ${origin}`, async () => {
    const home = await publicHome(services, visit, { origin, token })
    return { ...home, feed: tagged(publicHomeContract.show.answer, home.view) }
  })
}

export const publicHomeHandlers: Handlers<{ publicHome: typeof publicHomeContract }>['publicHome'] = {
  show: async ({ request, services, visit }) => (await rememberedHome(request, services, visit)).feed,
}
