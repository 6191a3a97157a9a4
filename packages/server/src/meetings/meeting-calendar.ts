import { calendarAnswer } from '../calendar-files/calendar-answer.ts'
import type { meetings } from './meetings.tables.ts'

/** A meeting for a calendar. */
export const meetingCalendar = (meeting: typeof meetings.$inferSelect) =>
  calendarAnswer({ ...meeting, place: meeting.address })
