import * as z from 'zod/mini'
import { storedFields } from '../contract/entity-endpoints.ts'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import type { FieldError } from '../errors/field-error.ts'
import { introductionStates } from '../introductions/introduction.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { optionalId, optionalText, requiredId, requiredName, requiredText } from '../rules/text.ts'
import { optionalInstant } from '../rules/time.ts'
import { referenceTo } from '../rules/reference.ts'

/** What resources and demands are about, in the order of their codes (seed section 4). */
export const subjects = ['fund', 'opportunity', 'talent', 'technology', 'connections', 'wisdom'] as const
export type Subject = (typeof subjects)[number]

/** What a resource or a demand is about, by its code: of both, 1 to 6 and 7 to 12, in the same order. */
export const subjectOf = (type: number): Subject => subjects[(type - 1) % subjects.length] as Subject

/** Shelf status (seed section 4): 0 on the shelf, 1 off it. */
export const onShelf = 0
export const offShelf = 1
export type ShelfStatus = typeof onShelf | typeof offShelf

/** The status after the toggle, which is asked to be confirmed. */
export const toggledShelf = (status: ShelfStatus): ShelfStatus => (status === onShelf ? offShelf : onShelf)

/** Why something is off the shelf; '' while it is on it. `expired` follows from its expiry and is not kept. */
export const offReasons = ['', 'byHand', 'expired', 'reported', 'waiting', 'refused'] as const
export type OffReason = (typeof offReasons)[number]
export type KeptOffReason = Exclude<OffReason, 'expired'>

/** Who filed it: the company by a bound employee, or the organisation. */
export const filedByTypes = ['autonomous', 'organisation'] as const

/** What a bound employee files at most: in a day, and what of theirs there is at a time; resources and demands together. */
export const filingLimits = { perDay: 10, atOnce: 50 } as const
export const maxShelfRefusal = 200

/** Most characters of a name, a title and the content. */
export const shelfLimits = { name: 50, title: 100, content: 500 } as const

/** The fields that a resource and a demand have beside the type; name and content are required (seed section 5). */
export const shelfFields = {
  name: personal('text', requiredName(shelfLimits.name)),
  title: personal('text', optionalText(shelfLimits.title)),
  content: personal('text', requiredText(shelfLimits.content)),
  companyId: referenceTo('companies', requiredId),
  /** The employee card of that company to turn to, '' for none. */
  contactId: referenceTo('employees', optionalId),
  /** When it goes off the shelf by itself, '' for never. */
  expiresAt: optionalInstant,
}

/** What is stored of each beside what a person fills in. */
export const shelvedFields = {
  ...storedFields,
  companyName: impersonal(z.string()),
  contactName: personal('name', z.string()),
  contactPhone: personal('phone', z.string()),
  status: z.literal([onShelf, offShelf]),
  offReason: z.enum(offReasons),
  filedBy: z.enum(filedByTypes),
  /** The bound employee who filed it, '' where nobody did or the card is gone. */
  filerName: personal('name', z.string()),
  /** Why it was refused, '' unless it was. */
  refusal: personal('text', z.string()),
  createdAt: storedInstant,
}

/** The version that was looked at; what waits or was refused is decided by it alone. */
const lookedAt = z.optional(z.int().check(z.minimum(1)))

/** The toggle of the shelf status. */
export const shelving = named('Shelving', z.strictObject({ status: z.literal([onShelf, offShelf]), version: lookedAt }))

/** Why what a bound employee filed is not put on the shelf; they see it at their own card. */
export const shelfRefusal = named(
  'ShelfRefusal',
  z.strictObject({ refusal: personal('text', requiredText(maxShelfRefusal)), version: lookedAt }),
)
export type ShelfRefusal = z.output<typeof shelfRefusal>

/** What a bound employee does not say of what they file: the company is that of their card, and they are the contact. */
export const notFiled = { companyId: true, contactId: true } as const

/** What is stored of what a bound employee filed, as they see it, beside what they fill in. */
export const ownShelvedFields = {
  ...storedFields,
  offReason: shelvedFields.offReason,
  refusal: shelvedFields.refusal,
}

/** Whether what bound employees file waits until the chamber approves it. */
export const shelfSettings = named('ShelfSettings', z.strictObject({ needsApproval: z.boolean() }))
export type ShelfSettings = z.output<typeof shelfSettings>

/** What a status is decided by. */
export interface Shelved {
  readonly offReason: KeptOffReason
  /** Milliseconds since 1970; null for never. */
  readonly expiresAt: number | null
}

/** Whether it is on the shelf at `now`, and why not. */
export function offReasonAt({ offReason, expiresAt }: Shelved, now: number): OffReason {
  if (offReason !== '') return offReason
  return expiresAt !== null && expiresAt <= now ? 'expired' : ''
}

/** Within how many days of its expiry something counts as leaving the shelf soon (chamber.md, overview). */
const soonDays = 7
const day = 86_400_000

/** In how many days, begun ones included, something that is on the shelf at `now` leaves it; undefined unless it is soon. */
export function daysToExpiry(expiresAt: string, now: number): number | undefined {
  const left = (Date.parse(expiresAt) - now) / day
  return left > 0 && left <= soonDays ? Math.ceil(left) : undefined
}

/**
 * Why it cannot get `status` at `now`: what has expired needs another expiry first, and what was hidden after a report is
 * put back by the chamber's administrator alone.
 */
export function shelvingFault(
  shelved: Shelved,
  status: ShelfStatus,
  { now, isAdministrator }: { readonly now: number; readonly isAdministrator: boolean },
): FieldError | undefined {
  if (shelved.offReason === 'reported' && !isAdministrator) return { code: 'shelf.reported', params: {} }
  if (status === onShelf && shelved.expiresAt !== null && shelved.expiresAt <= now)
    return { code: 'shelf.expired', params: {} }
  return undefined
}

/** Why it is off the shelf once somebody has taken it off: what waits or was refused is not decided by that. */
export const takenOff = (offReason: KeptOffReason): KeptOffReason =>
  offReason === 'waiting' || offReason === 'refused' ? offReason : 'byHand'

/**
 * Where something stands once a bound employee has filed it, or changed what was off the shelf for `before`: at once on
 * the shelf unless it needs approval. What the chamber took off or refused goes back by the chamber alone.
 */
export const filedReason = (before: KeptOffReason, { needsApproval }: ShelfSettings): KeptOffReason =>
  needsApproval || before !== '' ? 'waiting' : ''

/** What the chamber decides about what a bound employee filed by turning `before` into `after`; undefined where it decides nothing. */
export function decisionOf(before: KeptOffReason, after: KeptOffReason): 'approved' | 'refused' | undefined {
  if (before === after || (before !== 'waiting' && before !== 'refused')) return undefined
  if (after === '') return 'approved'
  return after === 'refused' ? 'refused' : undefined
}

/**
 * Why the chamber cannot decide about what it has not looked at: `seen` is the version that it looked at, of whatever was
 * filed, and `version` the one that stands there.
 */
export function unseenFault(
  before: KeptOffReason,
  after: KeptOffReason,
  { version, seen }: { readonly version: number; readonly seen: number | undefined },
): FieldError | undefined {
  if (!decisionOf(before, after) || seen === version) return undefined
  return { code: seen === undefined ? 'shelf.unseen' : 'request.conflict', params: {} }
}

/** Why whoever filed it can neither change nor withdraw it. */
export const filerFault = (offReason: OffReason): FieldError | undefined =>
  offReason === 'reported' ? { code: 'shelf.reported', params: {} } : undefined

/** A resource or a demand as its public page shows it, while it is on the shelf. */
export const publicShelved = named(
  'PublicShelved',
  z.object({
    channelName: impersonal(z.string()),
    companyName: impersonal(z.string()),
    type: z.number(),
    name: personal('text', z.string()),
    title: personal('text', z.string()),
    content: personal('text', z.string()),
    updatedAt: storedInstant,
  }),
)
export type PublicShelved = z.output<typeof publicShelved>

/**
 * A resource or a demand that fits, with why in codes: `words` are what both speak of, `tags` what both companies do.
 * `introduced`: how the last introduction of the two stands, null without one.
 */
export const match = named(
  'Match',
  z.object({
    id: storedId,
    name: personal('text', z.string()),
    title: personal('text', z.string()),
    companyId: storedId,
    companyName: impersonal(z.string()),
    words: z.array(personal('text', z.string())),
    tags: z.array(impersonal(z.string())),
    isSameIndustry: z.boolean(),
    introduced: z.nullable(z.enum(introductionStates)),
    updatedAt: storedInstant,
  }),
)
/** What matches one. */
export const matchesAnswer = named('Matches', z.object({ items: z.array(match) }))
export type Match = z.output<typeof match>

/** Their choices. */
export const shelfChoices = { type: 'types', status: 'status', offReason: 'offReasons' } as const
