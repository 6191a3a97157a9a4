import { and, asc, desc, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import {
  type PublicCompany,
  publicCompany,
  type publicCompaniesContract,
} from '@icss/core/companies/public-companies.contract.ts'
import type { PublicKind } from '@icss/core/public-links/public-link.ts'
import { activities } from '../activities/activities.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { demands } from '../demands/demands.tables.ts'
import { isOfMember, openedDetails } from '../employees/opened-details.ts'
import { employees } from '../employees/employees.tables.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { openedPaths } from '../objects/opened-links.ts'
import { linkSecret } from '../public-links/add-link.ts'
import { pathsOfPages } from '../public-links/paths-of-pages.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import { isOnShelf } from '../resources/shelf-shape.ts'
import type { ShelfTable } from '../resources/shelf-table.ts'
import { resources } from '../resources/resources.tables.ts'
import type { Services } from '../services.ts'
import { companies } from './companies.tables.ts'

interface Visiting {
  readonly visit: LinkVisit
  readonly tenant: Scope
  readonly services: Services
  readonly request: FastifyRequest
}

/** Cards, resources and demands that a page names at most; those with a page of their own are few. */
const most = 200

async function show({ visit, tenant, services, request }: Visiting): Promise<PublicCompany> {
  const { channelId, thingId } = visit
  const [secret, isMember] = await Promise.all([linkSecret(services), isOfMember(request, services, channelId)])
  const { row, cards, ...shelves } = await tenant(async (db) => {
    const [shown] = await db
      .select({ company: companies, channelName: channels.name })
      .from(companies)
      .innerJoin(channels, eq(channels.id, channelId))
      .where(and(eq(companies.channelId, channelId), eq(companies.id, thingId)))
    const bound = await db
      .select()
      .from(employees)
      .where(and(eq(employees.channelId, channelId), eq(employees.companyId, thingId), eq(employees.bound, true)))
      .orderBy(asc(employees.id))
      .limit(most)
    return {
      row: found(shown),
      cards: await linked(db, 'employeeCard', bound),
      resources: await onShelf(db, 'resource', resources),
      demands: await onShelf(db, 'demand', demands),
      activities: await held(db, found(shown).company.name),
    }
  })

  /** Those of them that have a page, with where it is. */
  async function linked<Thing extends { readonly id: string }>(db: Db, kind: PublicKind, things: readonly Thing[]) {
    const paths = await pathsOfPages(db, secret, { channelId, kind, thingIds: things.map(({ id }) => id) })
    return things.flatMap((thing) => {
      const path = paths.get(thing.id)
      return path === undefined ? [] : [{ ...thing, path }]
    })
  }
  async function onShelf(db: Db, kind: 'resource' | 'demand', table: ShelfTable) {
    const rows = await db
      .select({ id: table.id, name: table.name, type: table.type })
      .from(table)
      .where(and(eq(table.channelId, channelId), eq(table.companyId, thingId), isOnShelf(table)))
      .orderBy(asc(table.id))
      .limit(most)
    return linked(db, kind, rows)
  }

  async function held(db: Db, name: string) {
    const rows = await db
      .select({ id: activities.id, title: activities.title, startAt: activities.startAt })
      .from(activities)
      .where(and(eq(activities.channelId, channelId), eq(activities.company, name)))
      .orderBy(desc(activities.startAt))
      .limit(most)
    return linked(
      db,
      'activity',
      rows.map((one) => ({ ...one, startAt: one.startAt.toISOString() })),
    )
  }

  const { company, channelName } = row
  const shownCards = cards.map(({ path, name, ...card }) => {
    const { position, avatar } = openedDetails(card, isMember)
    return { path, name, position, avatar }
  })
  const pathOf = await openedPaths(services, channelId, [
    company.logo,
    ...company.products.map(({ image }) => image),
    ...shownCards.map(({ avatar }) => avatar),
  ])
  // Parsing it lets nothing out that the page does not name.
  return publicCompany.parse({
    ...company,
    channelName,
    logo: pathOf(company.logo),
    products: company.products.map((product) => ({ ...product, image: pathOf(product.image) })),
    cards: shownCards.map((card) => ({ ...card, avatar: pathOf(card.avatar) })),
    ...shelves,
  })
}

export const publicCompaniesHandlers: Handlers<{ publicCompanies: typeof publicCompaniesContract }>['publicCompanies'] =
  { show }

/** The page of a company, and what a preview of its link says. */
export async function publicCompanyPage(visit: LinkVisit, tenant: Scope, services: Services, request: FastifyRequest) {
  const company = await show({ visit, tenant, services, request })
  const { name, channelName, introduction, industry, logo } = company
  return {
    content: { kind: 'company' as const, company },
    preview: {
      title: `${name} · ${channelName}`,
      description: [...(introduction || `${industry} · ${channelName}`).replaceAll(/\s+/g, ' ')].slice(0, 120).join(''),
      picture: logo || undefined,
    },
  }
}
