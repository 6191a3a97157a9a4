import * as z from 'zod/mini'
import { requiredText, requiredUpload } from '../rules/text.ts'
import { endsAfterStart, requiredInstant } from '../rules/time.ts'

/** Activity status codes (seed section 4): 0 coming soon, 1 in progress, 2 finished. */
export const comingSoon = 0
export const inProgress = 1
export const finished = 2
export type ActivityStatus = typeof comingSoon | typeof inProgress | typeof finished

/**
 * An activity of the chamber (seed section 3); all of it is required (seed section 5). `startAt` and `endAt` are
 * instants with their offset.
 */
export const activityDraft = z
  .strictObject({
    title: requiredText(50),
    place: requiredText(100),
    headImage: requiredUpload,
    startAt: requiredInstant,
    endAt: requiredInstant,
    publisher: requiredText(20),
    company: requiredText(100),
    contact: requiredText(50),
    content: requiredText(500),
  })
  .check(endsAfterStart('startAt', 'endAt'))
export type ActivityDraft = z.output<typeof activityDraft>

/** The status at an instant, in milliseconds since 1970. */
export function activityStatusAt(
  { startAt, endAt }: Pick<ActivityDraft, 'startAt' | 'endAt'>,
  at: number,
): ActivityStatus {
  if (at < Date.parse(startAt)) return comingSoon
  return at < Date.parse(endAt) ? inProgress : finished
}
