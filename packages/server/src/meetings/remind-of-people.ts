import { and, eq, isNull, sql } from 'drizzle-orm'
import { reminderDays } from '@icss/core/meetings/erasure.ts'
import type { Database } from '../database/database.ts'
import { outer } from '../entities/outer.ts'
import { tellAdministrators } from '../messages/tell.ts'
import { ofMeeting } from '../participants/participants.store.ts'
import { participants } from '../participants/participants.tables.ts'
import { meetings } from './meetings.tables.ts'

/** Meetings that are looked up together. */
const batchSize = 100

/**
 * Tells the administrators once of each meeting that was over long ago and still holds personal data. The mark is set with
 * the messages, so that of several servers one tells.
 */
export async function remindOfPeople(database: Pick<Database, 'system' | 'tenant'>): Promise<void> {
  const overAt = sql`coalesce(${meetings.cancelledAt}, ${meetings.endedAt}, ${meetings.endAt})`
  const isDue = and(isNull(meetings.erasedAt), isNull(meetings.remindedAt))
  for (;;) {
    const due = await database.system
      .select({ channelId: meetings.channelId, id: meetings.id })
      .from(meetings)
      .where(
        and(
          isDue,
          sql`${overAt} <= now() - make_interval(days => ${reminderDays})`,
          sql`exists (select from ${participants} where ${outer(participants.channelId)} = ${outer(meetings.channelId)}
            and ${outer(participants.meetingId)} = ${outer(meetings.id)})`,
        ),
      )
      .limit(batchSize)
    for (const { channelId, id } of due)
      await database.tenant(channelId, async (db) => {
        const [told] = await db
          .update(meetings)
          .set({ remindedAt: sql`now()` })
          .where(and(eq(meetings.channelId, channelId), eq(meetings.id, id), isDue))
          .returning({ name: meetings.name })
        if (!told) return
        const good = await db.$count(participants, ofMeeting(channelId, id))
        await tellAdministrators(db, channelId, 'meeting.holdsPeople', { name: told.name, thingId: id, good })
      })
    if (due.length < batchSize) return
  }
}
