import { and, eq } from 'drizzle-orm'
import type { PublicShelved } from '@icss/core/resources/shelf.ts'
import { channels } from '../channels/channels.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Scope } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import type { Visit } from '../public-links/visit.ts'
import { isOnShelf } from './shelf-shape.ts'
import type { ShelfTable } from './shelf-table.ts'

/** Reads what the public page of one of `table` shows; as if there were none while it is off the shelf. */
export const publicShelvedOf =
  (table: ShelfTable) =>
  ({ channelId, thingId }: Visit, tenant: Scope): Promise<PublicShelved> =>
    tenant(async (db) => {
      const [row] = await db
        .select({
          channelName: channels.name,
          companyName: companies.name,
          type: table.type,
          name: table.name,
          title: table.title,
          content: table.content,
          updatedAt: table.updatedAt,
        })
        .from(table)
        .innerJoin(channels, eq(channels.id, channelId))
        .innerJoin(companies, and(eq(companies.channelId, channelId), eq(companies.id, table.companyId)))
        .where(and(eq(table.channelId, channelId), eq(table.id, thingId), isOnShelf(table)))
      const { updatedAt, ...shelved } = found(row)
      return { ...shelved, updatedAt: updatedAt.toISOString() }
    })

/** What a preview of its link says. */
export const shelvedPreview = ({ name, companyName, channelName, title, content }: PublicShelved) => ({
  title: `${name} · ${companyName}`,
  description: [...[title, content, channelName].filter(Boolean).join(' ').replaceAll(/\s+/g, ' ')]
    .slice(0, 120)
    .join(''),
})
