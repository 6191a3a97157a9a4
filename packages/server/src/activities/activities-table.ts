import { activityColumns } from '@icss/core/activities/activity.columns.ts'
import { activityDraft } from '@icss/core/activities/activity.ts'

/** Activities as rows of a file, the content in words. */
export const activitiesTable = {
  schema: activityDraft,
  columns: activityColumns,
  required: ['title', 'startAt', 'endAt', 'place', 'company', 'publisher', 'contact', 'headImage', 'content'],
} as const
