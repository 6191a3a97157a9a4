import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'

/** Ends all links that bind a card, in the transaction that uses or revokes them. */
export async function endBindingLinks(db: Db, channelId: string, employeeId: string): Promise<void> {
  await db
    .update(publicLinks)
    .set({ endsAt: sql`now()` })
    .where(
      and(
        eq(publicLinks.channelId, channelId),
        eq(publicLinks.kind, 'binding'),
        eq(publicLinks.thingId, employeeId),
        or(isNull(publicLinks.endsAt), gt(publicLinks.endsAt, sql`now()`)),
      ),
    )
}
