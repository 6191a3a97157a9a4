import type { FastifyRequest } from 'fastify'
import { publicOrigin } from '../objects/public-origin.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import type { Services } from '../services.ts'
import { rememberedHome } from './home-feed.ts'
import { publicHome } from './public-home.ts'

/** The page of a home screen, published or as a preview, and what a preview of its link says. */
export async function homePage(visit: LinkVisit, _tenant: unknown, services: Services, request: FastifyRequest) {
  const { token = '' } = request.params as { readonly token?: string }
  const { view } =
    visit.kind === 'homePreview'
      ? await publicHome(services, visit, { origin: publicOrigin(request, services), token })
      : await rememberedHome(request, services, visit)
  const kind = visit.kind === 'homePreview' ? ('homePreview' as const) : ('home' as const)
  const [first] = view.carousel
  return {
    content: kind === 'home' ? { kind, home: view } : { kind, home: view },
    preview: {
      title:
        view.logo.text === '' || view.logo.text === view.channelName
          ? view.channelName
          : `${view.logo.text} · ${view.channelName}`,
      description: view.lives.map(({ name }) => name).join('、') || view.channelName,
      // A draft is shown to whoever opens it, and not to what reads links.
      picture: (kind === 'home' && ((view.hasOwnCarousel && first?.picture) || view.logo.picture)) || undefined,
    },
  }
}
