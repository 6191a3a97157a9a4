import { and, desc, eq, sql } from 'drizzle-orm'
import type { bigScreenContract } from '@icss/core/meetings/meetings.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { meetingStateSql } from './meeting-state.ts'
import { meetings } from './meetings.tables.ts'

/** Meetings that a big screen offers at most: those before are found in the list of meetings. */
const most = 100

export const bigScreenHandlers: Handlers<{ bigScreen: typeof bigScreenContract }>['bigScreen'] = {
  meetings: ({ session, tenant }) =>
    tenant(async (db) => {
      const rows = await db
        .select({ id: meetings.id, name: meetings.name, startAt: meetings.startAt, state: meetingStateSql })
        .from(meetings)
        .where(and(eq(meetings.channelId, session.channel.id), sql`${meetingStateSql} <> 'notStarted'`))
        .orderBy(sql`${meetingStateSql} = 'inProgress' desc`, desc(meetings.startAt), desc(meetings.id))
        .limit(most)
      return { items: rows.map(({ startAt, ...row }) => ({ ...row, startAt: startAt.toISOString() })) }
    }),
}
