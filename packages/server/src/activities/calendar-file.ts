import { Readable } from 'node:stream'
import { calendarOf } from '@icss/core/activities/activity-calendar.ts'
import type { FileAnswer } from '../http/handler.ts'
import type { activities } from './activities.tables.ts'

/** An activity as a file that the calendars of phones take in. */
export const calendarFile = (activity: typeof activities.$inferSelect): FileAnswer => ({
  name: `${activity.title}.ics`,
  type: 'text/calendar; charset=utf-8',
  content: Readable.from([
    calendarOf({
      ...activity,
      startAt: activity.startAt.toISOString(),
      endAt: activity.endAt.toISOString(),
      updatedAt: activity.updatedAt.toISOString(),
    }),
  ]),
})
