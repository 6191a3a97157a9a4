import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { outer } from '../entities/outer.ts'
import { drawRecords, draws } from './lotteries.tables.ts'

/** The draws of a meeting in their order, and whether each has ended. */
export const drawsOf = (db: Db, channelId: string, meetingId: string) =>
  db
    .select({
      id: draws.id,
      number: draws.number,
      hasEnded: sql<boolean>`exists (select from ${drawRecords} where ${outer(drawRecords.channelId)} = ${channelId}
        and ${outer(drawRecords.drawId)} = ${outer(draws.id)} and ${outer(drawRecords.record)} ->> 'type' = 'reveal')`,
    })
    .from(draws)
    .where(and(eq(draws.channelId, channelId), eq(draws.meetingId, meetingId)))
    .orderBy(asc(draws.number))
