import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { requiredFormat } from '../rules/formats.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { secret } from '../rules/secret.ts'
import { optionalText, requiredName } from '../rules/text.ts'
import { smsCode } from '../sms-codes/sms-code.ts'

export const signUpLimits = { name: 20, company: 100 } as const

/** Somebody who signs up for an activity. */
export const signUpDraft = z.strictObject({
  name: personal('name', requiredName(signUpLimits.name)),
  phone: requiredFormat('mobile'),
  company: impersonal(optionalText(signUpLimits.company)),
})
export type SignUpDraft = z.output<typeof signUpDraft>

/** Whether somebody has a place, waits for one, or has given it back. */
export const signUpStates = ['confirmed', 'waiting', 'cancelled'] as const
export type SignUpState = (typeof signUpStates)[number]

/** What a phone sends to sign up; with `waits` it takes a place on the waiting list where there is no other. */
export const ownSignUpDraft = named(
  'OwnSignUpDraft',
  z.strictObject({ ...signUpDraft.shape, code: z.optional(smsCode), waits: z._default(z.boolean(), false) }),
)
export type OwnSignUpDraft = z.output<typeof ownSignUpDraft>

/**
 * What becomes of somebody who signs up: a place where one is left, the waiting list where they ask for it, else a refusal.
 * Who waits already comes first.
 */
export function signUpOutcome(
  activity: { readonly signUpLimit: number; readonly waitingList: boolean },
  { confirmed, waiting }: { readonly confirmed: number; readonly waiting: number },
  waits: boolean,
): 'confirmed' | 'waiting' | 'sign_up.full' | 'sign_up.full_waiting' {
  if (activity.signUpLimit === 0 || (confirmed < activity.signUpLimit && waiting === 0)) return 'confirmed'
  if (!activity.waitingList) return 'sign_up.full'
  return waits ? 'waiting' : 'sign_up.full_waiting'
}

/**
 * The own sign-up on a phone. `ahead`: who wait before them; `url` leads here from another phone, '' where it cannot be
 * shown; `activityPath`: the public page of the activity, '' where it has none.
 */
export const ownSignUp = z.object({
  channelName: impersonal(z.string()),
  title: personal('text', z.string()),
  place: impersonal(z.string()),
  startAt: storedInstant,
  endAt: storedInstant,
  contact: personal('text', z.string()),
  name: personal('name', z.string()),
  state: z.enum(signUpStates),
  ahead: z.number(),
  mayCancel: z.boolean(),
  url: secret(impersonal(z.string())),
  activityPath: secret(impersonal(z.string())),
})
export type OwnSignUp = z.output<typeof ownSignUp>

/** Its choices. */
export const signUpChoices = { state: 'states' } as const
