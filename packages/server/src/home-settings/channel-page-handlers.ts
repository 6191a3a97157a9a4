import type { PublicKind } from '@icss/core/public-links/public-link.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { publicLinkHandlers } from '../public-links/public-link-handlers.ts'
import { lockHome } from './home.repository.ts'
import { homeScreens } from './home-settings.tables.ts'

/**
 * The handlers of the link of a page that a channel has once, with the channel's id: the row of its home screen stands for
 * the channel, and is made where nothing was published yet.
 */
export function channelPageHandlers(kind: PublicKind): ReturnType<typeof publicLinkHandlers> {
  const handlers = publicLinkHandlers(kind, homeScreens)
  return {
    ...handlers,
    async openLink(context, input) {
      const channelId = context.session?.channel.id
      if (channelId === undefined || input.params.id !== channelId) throw new ProblemError('request.not_found')
      await context.tenant((db) => lockHome(db, channelId))
      return handlers.openLink(context, input)
    },
    async showLink(context, input) {
      if (input.params.id !== context.session?.channel.id) throw new ProblemError('request.not_found')
      return handlers.showLink(context, input).catch((error: unknown) => {
        // Nothing was published or opened yet.
        if (error instanceof ProblemError && error.code === 'request.not_found') return { link: null }
        throw error
      })
    },
  }
}
