import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { rule } from '../rules/rule.ts'
import { requiredId, requiredText } from '../rules/text.ts'
import { hasBegun, isDay } from '../rules/time.ts'
import { timeText } from '../rules/time-marks.ts'

/** Who is introduced to each other: whoever offers, and whoever looks for it. */
export const introductionSides = ['resource', 'demand'] as const
export type IntroductionSide = (typeof introductionSides)[number]

/** How an introduction stands (chamber.md): `inTouch` once both sides have accepted, which exchanges their phones. */
export const introductionStates = ['proposed', 'inTouch', 'agreed', 'dropped'] as const
export type IntroductionState = (typeof introductionStates)[number]

/** Its choices. */
export const introductionChoices = { state: 'states' } as const

/** What an introduction can come to. */
export const introductionOutcomes = ['agreed', 'dropped'] as const
export type IntroductionOutcome = (typeof introductionOutcomes)[number]

/** Days in which both sides accept, by the links that they were sent. */
export const acceptingDays = 7
/** Days for which the links of two that are in touch lead on, so that one of them can say what came of it. */
export const inTouchDays = 90
/** Days without a change after which an introduction is stalled (chamber.md, Overview). */
export const stalledDays = 14

export const maxDropReason = 200

export const isUnderway = (state: IntroductionState): boolean => state === 'proposed' || state === 'inTouch'

/** Who is to be introduced. */
export const introductionDraft = z.strictObject({ resourceId: requiredId, demandId: requiredId })
export type IntroductionDraft = z.output<typeof introductionDraft>

/** That the two have agreed, on a day. */
export const agreement = named(
  'Agreement',
  z.strictObject({
    agreedOn: timeText('day', impersonal(z.string())).check(
      z.trim(),
      rule('rule.required', (text: string) => text !== ''),
      rule('rule.date', (text: string) => text === '' || isDay(text)),
      rule('rule.day_to_come', (text: string) => !isDay(text) || hasBegun(text)),
    ),
  }),
)
export type Agreement = z.output<typeof agreement>

/** That it came to nothing, and why. */
export const dropping = named('Dropping', z.strictObject({ reason: personal('text', requiredText(maxDropReason)) }))
export type Dropping = z.output<typeof dropping>

/** Why nothing more comes of an introduction: its outcome is known. A side agrees with one that it is in touch with alone. */
export function outcomeFault(
  state: IntroductionState,
  outcome: IntroductionOutcome,
  by: 'chamber' | IntroductionSide,
): 'introductions.decided' | 'introductions.not_in_touch' | undefined {
  if (!isUnderway(state)) return 'introductions.decided'
  return outcome === 'agreed' && by !== 'chamber' && state !== 'inTouch' ? 'introductions.not_in_touch' : undefined
}

/**
 * An introduction as one side sees it on its phone. `hasAccepted`: that side; `otherContact` and `otherPhone` are '' until
 * both have accepted. `until`: when the link ends.
 */
export const ownIntroduction = z.object({
  channelName: impersonal(z.string()),
  side: z.enum(introductionSides),
  ownThing: personal('text', z.string()),
  ownCompany: impersonal(z.string()),
  otherThing: personal('text', z.string()),
  otherCompany: impersonal(z.string()),
  otherContent: personal('text', z.string()),
  state: z.enum(introductionStates),
  hasAccepted: z.boolean(),
  otherContact: personal('name', z.string()),
  otherPhone: personal('phone', z.string()),
  agreedOn: timeText('day', impersonal(z.string())),
  reason: personal('text', z.string()),
  until: z.nullable(storedInstant),
})
export type OwnIntroduction = z.output<typeof ownIntroduction>
