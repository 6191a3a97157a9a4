import { and, count, eq, sql } from 'drizzle-orm'
import type { Arrivals } from '@icss/core/participants/arrivals.contract.ts'
import { arrivalsOf, type Slot, slotMinutes } from '@icss/core/participants/arrivals.ts'
import type { Db } from '../database/database.ts'
import { found } from '../http/refuse.ts'
import { type ErasedCounts, meetings } from '../meetings/meetings.tables.ts'
import { ofMeeting } from './participants.store.ts'
import { participants } from './participants.tables.ts'

const slotSeconds = slotMinutes * 60

const sum = (of: readonly { readonly count: number }[]) => of.reduce((total, one) => total + one.count, 0)

/** How many people a meeting has, and how many of them signed in when. */
export async function countPeople(db: Db, channelId: string, meetingId: string): Promise<ErasedCounts> {
  const slot = sql<number | null>`case when ${participants.way} <> ''
    then floor(extract(epoch from ${participants.signedInAt}) / ${sql.raw(String(slotSeconds))})::int end`
  const rows = await db
    .select({ slot, count: count() })
    .from(participants)
    .where(ofMeeting(channelId, meetingId))
    .groupBy(slot)
    .orderBy(slot)
  const slots: Slot[] = rows.flatMap((row) =>
    row.slot === null ? [] : [{ at: row.slot * slotSeconds * 1000, count: row.count }],
  )
  return { people: sum(rows), signedIn: sum(slots), slots }
}

/** When the people of a meeting signed in; those who have not, or no longer, are expected only. */
export async function meetingArrivals(db: Db, channelId: string, meetingId: string): Promise<Arrivals> {
  const ofId = and(eq(meetings.channelId, channelId), eq(meetings.id, meetingId))
  const { erased } = found((await db.select({ erased: meetings.erased }).from(meetings).where(ofId))[0])
  const { people, signedIn, slots } = erased ?? (await countPeople(db, channelId, meetingId))
  return { ...arrivalsOf(slots), expected: people, signedIn }
}
