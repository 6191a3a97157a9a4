import { asc, gt } from 'drizzle-orm'
import { type DeskList, deskListPage } from '@icss/core/desk/desk.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { drawsOf } from '../lotteries/draws-of.ts'
import { ofMeeting, participantsStore } from '../participants/participants.store.ts'
import { participants } from '../participants/participants.tables.ts'
import { deskMeeting } from './desk-keys.ts'

/**
 * What a desk takes along for when the network goes: the people of its meeting, a page of them behind the id `after`.
 * Refuses one that takes nobody.
 */
export async function listForDesk(
  db: Db,
  channelId: string,
  meetingId: string,
  after: string | undefined,
): Promise<DeskList> {
  const { end } = await deskMeeting(db, channelId, meetingId, Date.now())
  if (end !== undefined) throw new ProblemError('meeting.ended')
  const rows = await db
    .select({ id: participants.id })
    .from(participants)
    .where(ofMeeting(channelId, meetingId, after === undefined ? undefined : gt(participants.id, after)))
    .orderBy(asc(participants.id))
    .limit(deskListPage + 1)
  const ids = rows.slice(0, deskListPage).map(({ id }) => id)
  const draws = await drawsOf(db, channelId, meetingId)
  return {
    people: await participantsStore.showMany(db, channelId, ids),
    next: rows.length > ids.length ? (ids.at(-1) ?? null) : null,
    hasOpenDraw: draws.some(({ hasEnded }) => !hasEnded),
  }
}
