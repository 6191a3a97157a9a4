import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'
import { endPublicSessions } from '../public-sessions/end-public-sessions.ts'

/**
 * Ends all links that bind a card with the pages that they were traded for, in the transaction that uses or revokes them
 * and has locked the card: whoever waits for it with one of them finds that page gone.
 */
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
  await endPublicSessions(db, channelId, 'binding', [employeeId])
}
