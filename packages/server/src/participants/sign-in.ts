import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { newParticipantCode } from '@icss/core/lotteries/roster.ts'
import { meetingStateAt } from '@icss/core/meetings/meeting.machine.ts'
import type { SignInWay } from '@icss/core/participants/participant.ts'
import type { Db } from '../database/database.ts'
import { found } from '../http/refuse.ts'
import { timesOf } from '../meetings/meeting-state.ts'
import { tellMeeting } from '../meetings/meeting-changes.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import type { participants } from './participants.tables.ts'

type Stored = typeof participants.$inferSelect

/** The meeting, locked: sign-ins and openings of draws take turns. Refuses one that was cancelled. */
export async function lockHeldMeeting(db: Db, channelId: string, meetingId: string) {
  const ofId = and(eq(meetings.channelId, channelId), eq(meetings.id, meetingId))
  const meeting = found((await db.select().from(meetings).where(ofId).for('update'))[0])
  if (meeting.cancelledAt) throw new ProblemError('meeting.cancelled')
  return meeting
}

/** The same; refuses one that takes no sign-in. */
export async function lockOpenMeeting(db: Db, channelId: string, meetingId: string) {
  const meeting = await lockHeldMeeting(db, channelId, meetingId)
  if (meetingStateAt(timesOf(meeting), Date.now()) === 'ended') throw new ProblemError('meeting.ended')
  return meeting
}

/**
 * The columns of somebody who signs in now by `way`; they keep the number and the code that they had. The meeting is
 * locked, so that no number is given twice.
 */
export async function signedIn(
  db: Db,
  { id: meetingId, channelId, lastNumber }: Pick<typeof meetings.$inferSelect, 'id' | 'channelId' | 'lastNumber'>,
  { number, code }: Pick<Stored, 'number' | 'code'>,
  way: Exclude<SignInWay, ''>,
): Promise<Pick<Stored, 'number' | 'code' | 'way' | 'signedInAt'>> {
  await tellMeeting(db, channelId, meetingId, 'signIns')
  if (number === null)
    await db
      .update(meetings)
      .set({ lastNumber: sql`${meetings.lastNumber} + 1` })
      .where(and(eq(meetings.channelId, channelId), eq(meetings.id, meetingId)))
  return { number: number ?? lastNumber + 1, code: code ?? newParticipantCode(), way, signedInAt: new Date() }
}
