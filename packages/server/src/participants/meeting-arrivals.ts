import { and, count, eq, sql } from 'drizzle-orm'
import type { Arrivals } from '@icss/core/participants/arrivals.contract.ts'
import { arrivalsOf, slotMinutes } from '@icss/core/participants/arrivals.ts'
import type { Db } from '../database/database.ts'
import { found } from '../http/refuse.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { participants } from './participants.tables.ts'

const slotSeconds = slotMinutes * 60

const sum = (of: readonly { readonly count: number }[]) => of.reduce((total, one) => total + one.count, 0)

/** When the people of a meeting signed in; those who have not, or no longer, are expected only. */
export async function meetingArrivals(db: Db, channelId: string, meetingId: string): Promise<Arrivals> {
  const slot = sql<number | null>`case when ${participants.way} <> ''
    then floor(extract(epoch from ${participants.signedInAt}) / ${sql.raw(String(slotSeconds))})::int end`
  // A meeting without anybody is a row, too; one of another channel is none.
  const rows = await db
    .select({ slot, count: count(participants.id) })
    .from(meetings)
    .leftJoin(participants, and(eq(participants.channelId, channelId), eq(participants.meetingId, meetings.id)))
    .where(and(eq(meetings.channelId, channelId), eq(meetings.id, meetingId)))
    .groupBy(slot)
    .orderBy(slot)
  found(rows[0])
  const slots = rows.flatMap((row) =>
    row.slot === null ? [] : [{ at: row.slot * slotSeconds * 1000, count: row.count }],
  )
  return { ...arrivalsOf(slots), expected: sum(rows), signedIn: sum(slots) }
}
