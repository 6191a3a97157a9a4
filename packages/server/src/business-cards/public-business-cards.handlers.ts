import { and, eq, sql } from 'drizzle-orm'
import type {
  PublicBusinessCard,
  publicBusinessCardsContract,
} from '@icss/core/business-cards/business-cards.contract.ts'
import { maskPhone } from '@icss/core/rules/mask-phone.ts'
import { noteNoMore } from '../audit/record-changes.ts'
import { channels } from '../channels/channels.tables.ts'
import { vCardFile } from '../employees/vcard-file.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { openedPath } from '../objects/opened-links.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import type { Services } from '../services.ts'
import { businessCards } from './business-cards.tables.ts'

interface Visiting {
  readonly visit: LinkVisit
  readonly tenant: Scope
  readonly services: Services
}

const isShown = ({ channelId, thingId }: LinkVisit) =>
  and(eq(businessCards.channelId, channelId), eq(businessCards.id, thingId), eq(businessCards.status, 'on'))

/** A card that is on, its phone whole. */
async function shownCard({ visit, tenant, services }: Visiting): Promise<PublicBusinessCard> {
  const { card, channelName } = await tenant(async (db) => {
    const [row] = await db
      .select({ card: businessCards, channelName: channels.name })
      .from(businessCards)
      .innerJoin(channels, eq(channels.id, visit.channelId))
      .where(isShown(visit))
    return found(row)
  })
  const { name, position, company, phone, email, weChat, address, avatar, introduction, links } = card
  const picture = await openedPath(services, visit.channelId, avatar)
  const told = { name, position, company, phone, email, weChat, address, avatar: picture, introduction, links }
  return { channelName, ...told }
}

const masked = (card: PublicBusinessCard): PublicBusinessCard => ({ ...card, phone: maskPhone(card.phone) })

export const publicBusinessCardsHandlers: Handlers<{
  publicBusinessCards: typeof publicBusinessCardsContract
}>['publicBusinessCards'] = {
  show: async (context) => masked(await shownCard(context)),
  addView: ({ visit, tenant }) =>
    tenant(async (db) => {
      await db.execute(sql.raw(noteNoMore))
      await db
        .update(businessCards)
        .set({ views: sql`${businessCards.views} + 1` })
        .where(isShown(visit))
    }),
  showPhone: async (context) => ({ phone: (await shownCard(context)).phone }),
  vcard: async (context) => {
    const { company, links, ...card } = await shownCard(context)
    return vCardFile({ ...card, companyName: company, website: links[0]?.url ?? '' })
  },
}

/** The page of a card, and what a preview of its link says. */
export async function publicBusinessCardPage(visit: LinkVisit, tenant: Scope, services: Services) {
  const card = masked(await shownCard({ visit, tenant, services }))
  const { name, company, channelName, position, avatar } = card
  return {
    content: { kind: 'businessCard' as const, card },
    preview: {
      title: `${name} · ${company || channelName}`,
      description: [position, company, channelName].filter(Boolean).join(' · '),
      picture: avatar || undefined,
    },
  }
}
