import { and, eq, isNull } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'
import type { SessionVisit } from '../public-links/visit.ts'
import { publicSessions } from '../public-sessions/public-sessions.tables.ts'

/** The link whose rotating code the screen of a meeting shows; none while it is off. */
export async function screenLinkOf(db: Db, channelId: string, meetingId: string) {
  const [link] = await db
    .select()
    .from(publicLinks)
    .where(
      and(
        eq(publicLinks.channelId, channelId),
        eq(publicLinks.kind, 'signIn'),
        eq(publicLinks.thingId, meetingId),
        isNull(publicLinks.endsAt),
      ),
    )
  return link
}

/** How a phone came to the form: by a printed code or not, and until when it may fill it in; refuses a session that was used up. */
export async function scanOf(db: Db, { channelId, id }: SessionVisit): Promise<{ isPrinted: boolean; endsAt: Date }> {
  const [session] = await db
    .select({ linkId: publicSessions.linkId, endsAt: publicSessions.expiresAt })
    .from(publicSessions)
    .where(and(eq(publicSessions.channelId, channelId), eq(publicSessions.id, id)))
  if (!session) throw new ProblemError('public_session.needed')
  const [link] =
    session.linkId === null
      ? []
      : await db
          .select({ kind: publicLinks.kind })
          .from(publicLinks)
          .where(and(eq(publicLinks.channelId, channelId), eq(publicLinks.id, session.linkId)))
  return { isPrinted: link?.kind !== 'signIn', endsAt: session.endsAt }
}
