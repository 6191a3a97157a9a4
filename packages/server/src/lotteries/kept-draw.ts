import { and, asc, eq } from 'drizzle-orm'
import type { ProofRecord } from '@icss/core/lotteries/draw-record.ts'
import type { RunningDraw } from '@icss/core/lotteries/running-draw.ts'
import type { Db } from '../database/database.ts'
import { found } from '../http/refuse.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { drawRecords, draws } from './lotteries.tables.ts'

export type StoredDraw = Omit<typeof draws.$inferSelect, 'createdAt'>
type Meeting = typeof meetings.$inferSelect

/** A draw as it is kept, with the meeting that it is of. */
export interface KeptDraw extends RunningDraw {
  readonly stored: StoredDraw
  readonly meeting: Meeting
}

/** The meeting, locked: all that its draws do takes turns. */
export async function lockMeeting(db: Db, channelId: string, meetingId: string): Promise<Meeting> {
  const ofId = and(eq(meetings.channelId, channelId), eq(meetings.id, meetingId))
  return found((await db.select().from(meetings).where(ofId).for('update'))[0])
}

export async function recordsOf(db: Db, channelId: string, drawId: string): Promise<ProofRecord[]> {
  const rows = await db
    .select({ record: drawRecords.record })
    .from(drawRecords)
    .where(and(eq(drawRecords.channelId, channelId), eq(drawRecords.drawId, drawId)))
    .orderBy(asc(drawRecords.place))
  return rows.map(({ record }) => record)
}

/** A draw by its id; with `isLocked` nobody else changes it, nor its meeting, meanwhile. */
export async function keptDraw(db: Db, channelId: string, drawId: string, isLocked = false): Promise<KeptDraw> {
  const ofId = and(eq(draws.channelId, channelId), eq(draws.id, drawId))
  const stored = found((await db.select().from(draws).where(ofId))[0])
  const ofMeeting = and(eq(meetings.channelId, channelId), eq(meetings.id, stored.meetingId))
  const meeting = isLocked
    ? await lockMeeting(db, channelId, stored.meetingId)
    : found((await db.select().from(meetings).where(ofMeeting))[0])
  return { stored, meeting, roster: stored.roster, records: await recordsOf(db, channelId, drawId) }
}

/** Adds records behind those of a draw. */
export async function addRecords(
  db: Db,
  channelId: string,
  drawId: string,
  behind: number,
  records: readonly ProofRecord[],
): Promise<void> {
  await db.insert(drawRecords).values(records.map((record, i) => ({ channelId, drawId, place: behind + i, record })))
}
