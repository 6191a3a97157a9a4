import { createHmac } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { takesKeptFacts } from '@icss/core/desk/hand-in-time.ts'
import type { DeskKey } from '@icss/core/desk/desk.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { endOfMeeting } from '@icss/core/meetings/meeting.machine.ts'
import type { Db } from '../database/database.ts'
import { found } from '../http/refuse.ts'
import { timesOf } from '../meetings/meeting-state.ts'
import { meetings } from '../meetings/meetings.tables.ts'

/** A meeting whose desk stands; when it ended, if it has. Refuses one that was cancelled or erased. */
export async function deskMeeting(db: Db, channelId: string, meetingId: string, now: number) {
  const ofId = and(eq(meetings.channelId, channelId), eq(meetings.id, meetingId))
  const meeting = found((await db.select().from(meetings).where(ofId))[0])
  if (meeting.cancelledAt) throw new ProblemError('meeting.cancelled')
  if (meeting.erasedAt) throw new ProblemError('meeting.erased')
  return { meeting, end: endOfMeeting(timesOf(meeting), now) }
}

/**
 * The server's halves of the keys of a meeting's desks, derived, so that the database holds none: that of the list until
 * the meeting ends, that of what was not handed in for as long as it can be.
 */
export async function deskKeys(
  db: Db,
  secret: string,
  { channelId, meetingId, now }: { channelId: string; meetingId: string; now: number },
): Promise<DeskKey> {
  const { end } = await deskMeeting(db, channelId, meetingId, now)
  if (!takesKeptFacts(end, now)) throw new ProblemError('meeting.ended')
  const halfOf = (what: string) =>
    createHmac('sha256', secret).update(`${what} ${channelId} ${meetingId}`).digest('base64url')
  return { list: end === undefined ? halfOf('list') : null, facts: halfOf('facts') }
}
