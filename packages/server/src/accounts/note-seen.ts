import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { accountSightings } from './accounts.tables.ts'

/** Notes that an account is being used now. */
export async function noteSeen(db: Db, { channelId, id }: { readonly channelId: string; readonly id: string }) {
  await db
    .insert(accountSightings)
    .values({ channelId, accountId: id })
    .onConflictDoUpdate({
      target: [accountSightings.channelId, accountSightings.accountId],
      set: { seenAt: sql`now()` },
    })
}
