import { and, eq, inArray, lt, ne, sql } from 'drizzle-orm'
import { type PublicSessionKind, publicSessionKinds } from '@icss/core/public-sessions/session-kinds.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import type { SessionVisit } from '../public-links/visit.ts'
import { publicSessions } from './public-sessions.tables.ts'

/** The sessions of a kind about these things; `but` one that goes on. */
const about = (channelId: string, kind: PublicSessionKind, thingIds: readonly string[], but?: string) =>
  and(
    eq(publicSessions.channelId, channelId),
    eq(publicSessions.kind, kind),
    inArray(publicSessions.thingId, [...thingIds]),
    but === undefined ? undefined : ne(publicSessions.id, but),
  )

/** Ends the public sessions of these things, in the transaction that deletes or unbinds them. */
export async function endPublicSessions(
  db: Db,
  channelId: string,
  kind: PublicSessionKind,
  thingIds: readonly string[],
  { but }: { but?: string } = {},
): Promise<void> {
  if (thingIds.length > 0) await db.delete(publicSessions).where(about(channelId, kind, thingIds, but))
}

/**
 * Uses up the session of a visit, in the transaction of what it was for: of two calls at once, and of one whose session was
 * ended meanwhile, it refuses the later.
 */
export async function useUpSession(db: Db, { channelId, id }: SessionVisit): Promise<void> {
  const used = await db
    .delete(publicSessions)
    .where(and(eq(publicSessions.channelId, channelId), eq(publicSessions.id, id)))
    .returning({ id: publicSessions.id })
  if (used.length === 0) throw new ProblemError('public_session.needed')
}

/** Removes sessions that have ended; those that a code could renew a while later. */
export async function sweepPublicSessions(system: Db): Promise<void> {
  for (const [kind, { hours, isRenewed }] of Object.entries(publicSessionKinds))
    await system
      .delete(publicSessions)
      .where(
        and(
          eq(publicSessions.kind, kind as PublicSessionKind),
          lt(publicSessions.expiresAt, sql`now() - make_interval(hours => ${isRenewed ? hours : 0})`),
        ),
      )
}
