import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { stillLeading } from '../public-links/leading-on.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'
import { endPublicSessions } from '../public-sessions/end-public-sessions.ts'

/**
 * Ends all links that bind these cards with the pages that they were traded for, in the transaction that uses or revokes
 * them and has locked the cards: whoever waits for one of them with a link finds that page gone.
 */
export async function endBindingLinks(db: Db, channelId: string, employeeIds: readonly string[]): Promise<void> {
  await db
    .update(publicLinks)
    .set({ endsAt: sql`now()` })
    .where(
      and(
        eq(publicLinks.channelId, channelId),
        eq(publicLinks.kind, 'binding'),
        inArray(publicLinks.thingId, [...employeeIds]),
        stillLeading,
      ),
    )
  await endPublicSessions(db, channelId, 'binding', employeeIds)
}

/** Ends all that leads into these cards, which are locked: the phones that are logged in, and the links that bind them. */
export async function endWaysIn(db: Db, channelId: string, employeeIds: readonly string[]): Promise<void> {
  await endPublicSessions(db, channelId, 'employee', employeeIds)
  await endBindingLinks(db, channelId, employeeIds)
}
