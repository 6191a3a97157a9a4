import * as z from 'zod/mini'
import { requiredRichText } from '../rich-text/rich-text-field.ts'
import { wholeNumber } from '../rules/number.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { requiredText, requiredUpload } from '../rules/text.ts'
import { endsAfterStart, optionalInstant, requiredInstant } from '../rules/time.ts'
import { uploadTo } from '../uploads/upload-to.ts'

/** Activity status codes (seed section 4): 0 coming soon, 1 in progress, 2 finished. */
export const comingSoon = 0
export const inProgress = 1
export const finished = 2
export const activityStatuses = [comingSoon, inProgress, finished] as const
export type ActivityStatus = (typeof activityStatuses)[number]

/** Most characters of the words of an activity (seed section 5). */
export const activityLimits = {
  title: 50,
  place: 100,
  publisher: 20,
  company: 100,
  contact: 50,
  content: 5000,
} as const

/** Places that an activity gives at most, and people that wait at most. */
export const maxPlaces = 10_000

/**
 * An activity of the chamber (seed section 3), with sign-up as an option. `company` is who holds it, by its name. Without a
 * `signUpLimit` (0) there is a place for everybody; `signUpEndsAt`, '' for the start of the activity, is the deadline;
 * `waitingList`: whoever finds no place left may wait for one; `requireCode`: a code by SMS proves the phone.
 */
export const activityDraft = z
  .strictObject({
    title: personal('text', requiredText(activityLimits.title)),
    place: impersonal(requiredText(activityLimits.place)),
    headImage: uploadTo('activityImage', requiredUpload),
    startAt: requiredInstant,
    endAt: requiredInstant,
    publisher: personal('name', requiredText(activityLimits.publisher)),
    company: impersonal(requiredText(activityLimits.company)),
    contact: personal('text', requiredText(activityLimits.contact)),
    content: personal('text', requiredRichText(activityLimits.content)),
    takesSignUps: z._default(z.boolean(), false),
    signUpLimit: z._default(wholeNumber(0, maxPlaces), 0),
    signUpEndsAt: optionalInstant,
    waitingList: z._default(z.boolean(), true),
    requireCode: z._default(z.boolean(), false),
  })
  .check(endsAfterStart('startAt', 'endAt'))
export type ActivityDraft = z.output<typeof activityDraft>

type Times = Pick<ActivityDraft, 'startAt' | 'endAt'>

/** The status at an instant, in milliseconds since 1970. */
export function activityStatusAt({ startAt, endAt }: Times, at: number): ActivityStatus {
  if (at < Date.parse(startAt)) return comingSoon
  return at < Date.parse(endAt) ? inProgress : finished
}

/** When sign-ups end: at the deadline, without one at the start, and in any case at the end. */
export const signUpsCloseAt = ({ startAt, endAt, signUpEndsAt }: Times & Pick<ActivityDraft, 'signUpEndsAt'>): number =>
  Math.min(Date.parse(signUpEndsAt || startAt), Date.parse(endAt))

/** Whether somebody can sign up at an instant. */
export const takesSignUpsAt = (
  activity: Times & Pick<ActivityDraft, 'takesSignUps' | 'signUpEndsAt'>,
  at: number,
): boolean => activity.takesSignUps && at < signUpsCloseAt(activity)

/** Its choices. */
export const activityChoices = { status: 'status' } as const
