import { and, asc, count, desc, eq, inArray, isNull, max } from 'drizzle-orm'
import { linkedKindsOf } from '@icss/core/public-links/linked-kinds-of.ts'
import type { LinkedKind } from '@icss/core/public-links/linked-kinds.ts'
import type { publicLinksContract } from '@icss/core/public-links/public-links.contract.ts'
import type { Db } from '../database/database.ts'
import type { Handlers } from '../http/handler.ts'
import { linkSecret, linkUrl } from './add-link.ts'
import { linkedTables } from './linked-tables.ts'
import { forwarding } from './leading-on.ts'
import { publicLinks } from './public-links.tables.ts'
import { unsealed } from './unsealed.ts'

interface Row {
  readonly kind: LinkedKind
  readonly thingId: string
}

/** What the things of a page are called, by their ids. */
async function namesOf(db: Db, rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>()
  for (const kind of new Set(rows.map((row) => row.kind))) {
    const { table, name } = linkedTables[kind]
    const ids = rows.flatMap((row) => (row.kind === kind ? [row.thingId] : []))
    // Row-level security keeps it to the channel.
    for (const one of await db.select({ id: table.id, name }).from(table).where(inArray(table.id, ids)))
      names.set(one.id as string, one.name)
  }
  return names
}

export const publicLinksHandlers: Handlers<{ publicLinks: typeof publicLinksContract }>['publicLinks'] = {
  async list({ session, login, tenant, services, request }, { query: { page, pageSize, sort, kind } }) {
    const kinds = linkedKindsOf(session, login.groups).filter((one) => kind === undefined || one === kind)
    const secret = await linkSecret(services)
    const { channelId, thingId, createdAt, hash, sealed, endsAt } = publicLinks
    const ofChannel = eq(channelId, session.channel.id)
    const where = and(ofChannel, isNull(endsAt), inArray(publicLinks.kind, kinds))
    const direction = sort.startsWith('-') ? desc : asc
    return tenant(async (db) => {
      const [counted] = await db.select({ total: count() }).from(publicLinks).where(where)
      const found = await db
        .select({ kind: publicLinks.kind, thingId, createdAt, hash, sealed })
        .from(publicLinks)
        .where(where)
        .orderBy(direction(createdAt), direction(publicLinks.id))
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      const rows = found as (Row & (typeof found)[number])[]
      const things = rows.map((row) => row.thingId)
      const replaced = await db
        .select({ kind: publicLinks.kind, thingId, until: max(endsAt) })
        .from(publicLinks)
        .where(and(ofChannel, inArray(thingId, things), forwarding))
        .groupBy(publicLinks.kind, thingId)
      const names = await namesOf(db, rows)
      return {
        items: rows.map((row) => {
          const token = unsealed(secret, row)
          const before = replaced.find((one) => one.kind === row.kind && one.thingId === row.thingId)
          return {
            kind: row.kind,
            id: row.thingId,
            name: names.get(row.thingId) ?? '',
            url: token === undefined ? null : linkUrl(request, services, token),
            createdAt: row.createdAt.toISOString(),
            forwardedUntil: before?.until?.toISOString() ?? null,
          }
        }),
        total: counted?.total ?? 0,
      }
    })
  },
}
