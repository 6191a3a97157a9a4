import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { PublicCard, publicCardsContract } from '@icss/core/employees/public-cards.contract.ts'
import { maskPhone } from '@icss/core/rules/mask-phone.ts'
import { channels } from '../channels/channels.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { openedPath } from '../objects/opened-links.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import type { Services } from '../services.ts'
import { employees } from './employees.tables.ts'
import { isOfMember, openedDetails } from './opened-details.ts'
import { vCardFile } from './vcard-file.ts'

interface Visiting {
  readonly visit: LinkVisit
  readonly tenant: Scope
  readonly services: Services
  readonly request: FastifyRequest
}

/** A bound card as far as its owner has opened it to whoever asks: everybody, or those with a bound card of the chamber. */
async function openedCard({ visit: { channelId, thingId }, tenant, services, request }: Visiting): Promise<PublicCard> {
  const isMember = await isOfMember(request, services, channelId)
  const row = await tenant(async (db) => {
    const [shown] = await db
      .select({ card: employees, companyName: companies.name, channelName: channels.name })
      .from(employees)
      .innerJoin(channels, eq(channels.id, channelId))
      .innerJoin(companies, and(eq(companies.channelId, channelId), eq(companies.id, employees.companyId)))
      .where(and(eq(employees.channelId, channelId), eq(employees.id, thingId), eq(employees.bound, true)))
    return found(shown)
  })
  const { card, ...of } = row
  const opened = openedDetails(card, isMember)
  return { ...of, name: card.name, ...opened, avatar: await openedPath(services, channelId, opened.avatar) }
}

const masked = (card: PublicCard): PublicCard => ({ ...card, phone: maskPhone(card.phone) })

export const publicCardsHandlers: Handlers<{ publicCards: typeof publicCardsContract }>['publicCards'] = {
  show: async (context) => masked(await openedCard(context)),
  showPhone: async (context) => {
    const { phone } = await openedCard(context)
    return { phone: found(phone || undefined) }
  },
  vcard: async (context) => vCardFile(await openedCard(context)),
}

/** The page of a card, and what a preview of its link says: what everybody may see. */
export async function publicCardPage(visit: LinkVisit, tenant: Scope, services: Services, request: FastifyRequest) {
  const card = masked(await openedCard({ visit, tenant, services, request }))
  const { name, companyName, channelName, position, avatar } = card
  return {
    content: { kind: 'employeeCard' as const, card },
    preview: {
      title: `${name} · ${companyName}`,
      description: [position, companyName, channelName].filter(Boolean).join(' · '),
      picture: avatar || undefined,
    },
  }
}
