import { and, eq, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { outer } from '../entities/outer.ts'
import { meetingAwards, meetings } from '../meetings/meetings.tables.ts'
import { prizes } from './prizes.tables.ts'

/** How many of a prize the awards of meetings hold, read beside its columns; a cancelled meeting holds none. */
export const reservedOf = (channelId: string): SQL<number> =>
  sql<number>`(select coalesce(sum(${outer(meetingAwards.number)}), 0)::int from ${meetingAwards}
    join ${meetings} on ${outer(meetings.channelId)} = ${channelId}
      and ${outer(meetings.id)} = ${outer(meetingAwards.meetingId)}
    where ${outer(meetingAwards.channelId)} = ${channelId} and ${outer(meetingAwards.prizeId)} = ${outer(prizes.id)}
      and ${outer(meetings.cancelledAt)} is null)`

export interface Holding {
  readonly prizeId: string
  readonly meetingId: string
  readonly meeting: string
  readonly number: number
}

/** Who holds some of these prizes; whoever asks has locked them. */
export async function holdingsOf(
  db: Db,
  channelId: string,
  prizeIds: readonly string[],
  butOf?: string,
): Promise<Holding[]> {
  if (prizeIds.length === 0) return []
  return db
    .select({
      prizeId: meetingAwards.prizeId,
      meetingId: meetings.id,
      meeting: meetings.name,
      number: meetingAwards.number,
    })
    .from(meetingAwards)
    .innerJoin(meetings, and(eq(meetings.channelId, channelId), eq(meetings.id, meetingAwards.meetingId)))
    .where(
      and(
        eq(meetingAwards.channelId, channelId),
        inArray(meetingAwards.prizeId, [...prizeIds]),
        isNull(meetings.cancelledAt),
        butOf === undefined ? undefined : ne(meetings.id, butOf),
      ),
    )
    .orderBy(meetings.startAt, meetings.id)
}
