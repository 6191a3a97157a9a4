import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { sessions } from './sessions.tables.ts'

/** Ends all sessions and tokens of an account: its password was reset, or its rights have changed. */
export async function revokeSessions(db: Db, channelId: string, accountId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.channelId, channelId), eq(sessions.accountId, accountId)))
}

/** Ends all sessions and tokens of an account but the one that calls. */
export async function revokeOtherSessions(
  db: Db,
  { channelId, id }: { readonly channelId: string; readonly id: string },
  hash: string,
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.channelId, channelId), eq(sessions.accountId, id), ne(sessions.hash, hash)))
}

/** Ends all sessions and tokens of these channels; needs the system's scope for other channels than the own. */
export async function revokeSessionsOf(db: Db, channelIds: readonly string[]): Promise<void> {
  if (channelIds.length > 0) await db.delete(sessions).where(inArray(sessions.channelId, [...channelIds]))
}
