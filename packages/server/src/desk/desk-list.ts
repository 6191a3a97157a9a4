import { and, asc, eq, notExists, sql } from 'drizzle-orm'
import type { DeskList } from '@icss/core/desk/desk.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { drawRecords, draws } from '../lotteries/lotteries.tables.ts'
import { ofMeeting, participantsStore } from '../participants/participants.store.ts'
import { participants } from '../participants/participants.tables.ts'
import { deskMeeting } from './desk-keys.ts'

/** Whether a draw of the meeting has been opened and not revealed. */
async function hasOpenDraw(db: Db, channelId: string, meetingId: string): Promise<boolean> {
  const revealed = db
    .select({ one: sql`1` })
    .from(drawRecords)
    .where(
      and(
        eq(drawRecords.channelId, channelId),
        eq(drawRecords.drawId, draws.id),
        sql`${drawRecords.record} ->> 'type' = 'reveal'`,
      ),
    )
  const open = await db
    .select({ id: draws.id })
    .from(draws)
    .where(and(eq(draws.channelId, channelId), eq(draws.meetingId, meetingId), notExists(revealed)))
    .limit(1)
  return open.length > 0
}

/** What a desk takes along for when the network goes: all people of its meeting. Refuses one that takes nobody. */
export async function listForDesk(db: Db, channelId: string, meetingId: string): Promise<DeskList> {
  const { end } = await deskMeeting(db, channelId, meetingId, Date.now())
  if (end !== undefined) throw new ProblemError('meeting.ended')
  const ids = await db
    .select({ id: participants.id })
    .from(participants)
    .where(ofMeeting(channelId, meetingId))
    .orderBy(asc(participants.id))
  const people = await participantsStore.showMany(
    db,
    channelId,
    ids.map(({ id }) => id),
  )
  return { people, hasOpenDraw: await hasOpenDraw(db, channelId, meetingId) }
}
