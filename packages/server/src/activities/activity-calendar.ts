import { calendarAnswer } from '../calendar-files/calendar-answer.ts'
import type { activities } from './activities.tables.ts'

/** An activity for a calendar, with whom to ask. */
export const activityCalendar = (activity: typeof activities.$inferSelect) =>
  calendarAnswer({ ...activity, name: activity.title, description: activity.contact })
