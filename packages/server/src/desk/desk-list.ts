import { asc } from 'drizzle-orm'
import type { DeskList } from '@icss/core/desk/desk.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { drawsOf } from '../lotteries/draws-of.ts'
import { ofMeeting, participantsStore } from '../participants/participants.store.ts'
import { participants } from '../participants/participants.tables.ts'
import { deskMeeting } from './desk-keys.ts'

/** What a desk takes along for when the network goes: all people of its meeting. Refuses one that takes nobody. */
export async function listForDesk(db: Db, channelId: string, meetingId: string): Promise<DeskList> {
  const { end } = await deskMeeting(db, channelId, meetingId, Date.now())
  if (end !== undefined) throw new ProblemError('meeting.ended')
  const ids = await db
    .select({ id: participants.id })
    .from(participants)
    .where(ofMeeting(channelId, meetingId))
    .orderBy(asc(participants.id))
  const draws = await drawsOf(db, channelId, meetingId)
  const people = await participantsStore.showMany(
    db,
    channelId,
    ids.map(({ id }) => id),
  )
  return { people, hasOpenDraw: draws.some(({ hasEnded }) => !hasEnded) }
}
