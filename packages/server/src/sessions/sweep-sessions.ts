import { lt, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { callCounts, loginFailures, sessions } from './sessions.tables.ts'

/** Removes expired sessions and tokens, and failed logins and calls that count no more. */
export async function sweepSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`))
  await db.delete(callCounts).where(lt(callCounts.since, sql`now() - interval '1 hour'`))
  await db
    .delete(loginFailures)
    .where(sql`coalesce(${loginFailures.lockedUntil}, ${loginFailures.since}) < now() - interval '1 day'`)
}
