import * as z from 'zod/mini'
import { personal } from '../rules/personal.ts'
import { openTo } from '../content-permissions/content-permission.ts'
import { daysLater } from '../rules/days-later.ts'
import { wholeNumber } from '../rules/number.ts'
import { requiredRichText } from '../rich-text/rich-text-field.ts'
import { ruleAt } from '../rules/rule.ts'
import { optionalUpload, requiredText } from '../rules/text.ts'
import { endsAfterStart, requiredInstant } from '../rules/time.ts'
import { uploadTo } from '../uploads/upload-to.ts'

/** Characters of a title at most. */
export const maxNoticeTitle = 50
/** Characters of a body at most, its formatting not counted (seed section 9). */
export const maxNoticeBody = 500
/** Days that a notice can be shown for, at most. */
export const maxNoticeDays = 365

const hour = 3_600_000
const day = 24 * hour

const between = (startAt: string, endAt: string) => Date.parse(endAt) - Date.parse(startAt)

/** Days between two instants on the clock of the device, a part of one counted as one. */
export function noticeDays(startAt: string, endAt: string): number {
  const length = between(startAt, endAt)
  const whole = Math.round(length / day)
  const isWhole = !Number.isNaN(length) && Date.parse(daysLater(startAt, whole)) === Date.parse(endAt)
  return isWhole ? whole : Math.ceil(length / day)
}

/** Whether a window lasts so many days wherever it was chosen: over a change to summer time an hour more or less. */
const lasts = (length: number, days: number) =>
  Math.ceil(length / day) === days || Math.abs(length - days * day) <= hour

/** Refuses days that are not those of the window; an end that is not after the start has a fault of its own. */
const lastsItsDays = ruleAt<{ startAt: string; endAt: string; durationDays: number }>(
  'durationDays',
  'notice.days_differ',
  ({ startAt = '', endAt = '', durationDays = Number.NaN }) => {
    const length = between(startAt, endAt)
    return !(length > 0) || lasts(length, durationDays)
  },
)

/**
 * A notice (seed section 3), shown from `startAt` to `endAt`, which are `durationDays` apart; `openToGroups`: shown in
 * the channels of its groups too.
 */
export const noticeDraft = z
  .strictObject({
    title: personal('text', requiredText(maxNoticeTitle)),
    body: personal('text', requiredRichText(maxNoticeBody)),
    startAt: requiredInstant,
    endAt: requiredInstant,
    durationDays: wholeNumber(1, maxNoticeDays),
    publisher: personal('name', requiredText(20)),
    file: uploadTo('noticeFile', optionalUpload),
    openToGroups: z._default(z.boolean(), false),
  })
  .check(endsAfterStart('startAt', 'endAt'), lastsItsDays)
export type NoticeDraft = z.output<typeof noticeDraft>

/** What the form of a notice holds: the notice, and the channel groups that it is open to. */
export const noticeForm = z.safeExtend(noticeDraft, openTo)

/** A notice is written, then shown during its window, until it is withdrawn. */
export const noticeStatuses = ['draft', 'published', 'withdrawn'] as const
export type NoticeStatus = (typeof noticeStatuses)[number]

/** What the list says of a notice. */
export type NoticeState = 'draft' | 'scheduled' | 'showing' | 'over' | 'withdrawn'

/** The state of a notice at `now`, milliseconds since 1970. */
export function noticeStateAt(
  { status, startAt, endAt }: { status: NoticeStatus; startAt: string; endAt: string },
  now: number,
): NoticeState {
  if (status !== 'published') return status
  if (now < Date.parse(startAt)) return 'scheduled'
  return now < Date.parse(endAt) ? 'showing' : 'over'
}

/** Why a notice cannot get `status` at `now`; nothing when it can. A withdrawn one may be published again. */
export function noticeStatusFault(
  notice: { status: NoticeStatus; startAt: string; endAt: string },
  status: 'published' | 'withdrawn',
  now: number,
): 'notice.over' | 'notice.not_published' | undefined {
  if (status === 'withdrawn') return notice.status === 'published' ? undefined : 'notice.not_published'
  return now >= Date.parse(notice.endAt) ? 'notice.over' : undefined
}

/** Its choices. */
export const noticeChoices = { status: 'status' } as const
