import * as z from 'zod/mini'
import { wholeNumber } from '../rules/number.ts'
import { optionalUpload, requiredText } from '../rules/text.ts'
import { endsAfterStart, requiredInstant } from '../rules/time.ts'

/** Characters of a body at most (seed section 9). */
export const maxNoticeBody = 500
/** Days that a notice can be shown for, at most. */
export const maxNoticeDays = 365

/**
 * A notice (seed section 3), shown from `startAt` to `endAt`, which are `durationDays` apart; `openToGroups`: shown in
 * the channels of its groups too.
 */
export const noticeDraft = z
  .strictObject({
    title: requiredText(50),
    body: requiredText(maxNoticeBody),
    startAt: requiredInstant,
    endAt: requiredInstant,
    durationDays: wholeNumber(1, maxNoticeDays),
    publisher: requiredText(20),
    file: optionalUpload,
    openToGroups: z._default(z.boolean(), false),
  })
  .check(endsAfterStart('startAt', 'endAt'))
export type NoticeDraft = z.output<typeof noticeDraft>

const day = 86_400_000

/** The end of a notice that begins at `startAt` and is shown for so many days; an instant in UTC. */
export const noticeEnd = (startAt: string, durationDays: number): string =>
  new Date(Date.parse(startAt) + durationDays * day).toISOString()

/** Whole days between two instants, a part of one counted as one. */
export const noticeDays = (startAt: string, endAt: string): number =>
  Math.ceil((Date.parse(endAt) - Date.parse(startAt)) / day)
