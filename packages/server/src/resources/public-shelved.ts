import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { PublicShelved } from '@icss/core/resources/shelf.ts'
import { channels } from '../channels/channels.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import { isOfMember, openedDetails } from '../employees/opened-details.ts'
import { employees } from '../employees/employees.tables.ts'
import type { Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { openedPath } from '../objects/opened-links.ts'
import { linkSecret } from '../public-links/add-link.ts'
import { pathsOfPages } from '../public-links/paths-of-pages.ts'
import type { LinkVisit } from '../public-links/visit.ts'
import type { Services } from '../services.ts'
import { isOnShelf } from './shelf-shape.ts'
import type { ShelfTable } from './shelf-table.ts'

interface Visiting {
  readonly visit: LinkVisit
  readonly tenant: Scope
  readonly services: Services
  readonly request: FastifyRequest
}

/**
 * Reads what the public page of one of `table` shows; as if there were none while it is off the shelf. Its contact is
 * named while their card is bound and has a page of its own.
 */
export const publicShelvedOf =
  (table: ShelfTable) =>
  async ({ visit: { channelId, thingId }, tenant, services, request }: Visiting): Promise<PublicShelved> => {
    const [secret, isMember] = await Promise.all([linkSecret(services), isOfMember(request, services, channelId)])
    const { shown, card, path } = await tenant(async (db) => {
      const [row] = await db
        .select({
          shown: {
            channelName: channels.name,
            companyName: companies.name,
            type: table.type,
            name: table.name,
            title: table.title,
            content: table.content,
            updatedAt: table.updatedAt,
          },
          card: employees,
        })
        .from(table)
        .innerJoin(channels, eq(channels.id, channelId))
        .innerJoin(companies, and(eq(companies.channelId, channelId), eq(companies.id, table.companyId)))
        .leftJoin(
          employees,
          and(eq(employees.channelId, channelId), eq(employees.id, table.contactId), eq(employees.bound, true)),
        )
        .where(and(eq(table.channelId, channelId), eq(table.id, thingId), isOnShelf(table)))
      const { card: bound, ...rest } = found(row)
      const thingIds = bound ? [bound.id] : []
      const paths = await pathsOfPages(db, secret, { channelId, kind: 'employeeCard', thingIds })
      return { ...rest, card: bound, path: paths.get(bound?.id ?? '') }
    })
    const { position, avatar } = card ? openedDetails(card, isMember) : { position: '', avatar: '' }
    return {
      ...shown,
      updatedAt: shown.updatedAt.toISOString(),
      contact:
        card && path !== undefined
          ? { path, name: card.name, position, avatar: await openedPath(services, channelId, avatar) }
          : null,
    }
  }

/** What a preview of its link says. */
export const shelvedPreview = ({ name, companyName, channelName, title, content }: PublicShelved) => ({
  title: `${name} · ${companyName}`,
  description: [...[title, content, channelName].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ')]
    .slice(0, 120)
    .join(''),
})
