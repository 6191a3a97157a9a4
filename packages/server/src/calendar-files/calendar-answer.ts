import { Readable } from 'node:stream'
import { type CalendarEntry, calendarOf } from '@icss/core/calendar-files/calendar-file.ts'
import type { FileAnswer } from '../http/handler.ts'

type Stored = Pick<CalendarEntry, 'id' | 'version' | 'name' | 'place' | 'description'> & {
  readonly startAt: Date
  readonly endAt: Date | null
  readonly updatedAt: Date
}

/** Something at a time and place as a file that the calendars of phones take in. */
export const calendarAnswer = (stored: Stored): FileAnswer => ({
  name: `${stored.name}.ics`,
  type: 'text/calendar; charset=utf-8',
  content: Readable.from([
    calendarOf({
      ...stored,
      startAt: stored.startAt.toISOString(),
      endAt: stored.endAt?.toISOString() ?? '',
      updatedAt: stored.updatedAt.toISOString(),
    }),
  ]),
})
