import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/**
 * Lets one transaction at a time do `what` in a channel, to its end: for rules over several rows, such as how many there
 * may be, which no lock of one row holds.
 */
export async function oneAtATime(db: Db, what: string, channelId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${what} ${channelId}`}, 3))`)
}
