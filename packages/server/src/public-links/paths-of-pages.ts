import { and, inArray } from 'drizzle-orm'
import type { PublicKind } from '@icss/core/public-links/public-link.ts'
import type { Db } from '../database/database.ts'
import { leadingOn, pagePath, sealedToken } from './leading-on.ts'
import { publicLinks } from './public-links.tables.ts'

/** Where the pages of these things lie, of those that have one. */
export async function pathsOfPages(
  db: Db,
  secret: string,
  { channelId, kind, thingIds }: { channelId: string; kind: PublicKind; thingIds: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
  if (thingIds.length === 0) return new Map()
  const links = await db
    .select({ thingId: publicLinks.thingId, ...sealedToken })
    .from(publicLinks)
    .where(and(leadingOn(channelId, kind), inArray(publicLinks.thingId, [...thingIds])))
  return new Map(
    links.flatMap(({ thingId, ...link }) => {
      const path = pagePath(secret, link)
      return path === undefined ? [] : [[thingId, path] as const]
    }),
  )
}
