import { sql } from 'drizzle-orm'
import type { MeetingState, MeetingTimes } from '@icss/core/meetings/meeting.ts'
import { meetings } from './meetings.tables.ts'

/** The state of a meeting now, as `meetingStateAt` says it. */
export const meetingStateSql = sql<MeetingState>`case
  when ${meetings.cancelledAt} is not null then 'notStarted'
  when ${meetings.endedAt} is not null then 'ended'
  when ${meetings.startedAt} is null and ${meetings.startAt} > now() then 'notStarted'
  when ${meetings.endAt} <= now() then 'ended'
  else 'inProgress' end`

/** The times of a row as core's rules take them. */
export const timesOf = (row: typeof meetings.$inferSelect): MeetingTimes => ({
  startAt: row.startAt.toISOString(),
  endAt: row.endAt?.toISOString() ?? '',
  startedAt: row.startedAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
})
