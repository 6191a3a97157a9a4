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

/** Shelf status (seed section 4): 0 on the shelf, 1 off it. */
export const onShelf = 0
export const offShelf = 1
export type ShelfStatus = typeof onShelf | typeof offShelf

/** The status after the toggle, which is asked to be confirmed. */
export const toggledShelf = (status: ShelfStatus): ShelfStatus => (status === onShelf ? offShelf : onShelf)

/** Why something is off the shelf; '' while it is on it. `expired` follows from its expiry and is not kept. */
export const offReasons = ['', 'byHand', 'expired', 'reported', 'waiting'] as const
export type OffReason = (typeof offReasons)[number]
export type KeptOffReason = Exclude<OffReason, 'expired'>

/** Who filed it: the company by a bound employee, or the organisation. */
export const filedByTypes = ['autonomous', 'organisation'] as const

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
  createdAt: storedInstant,
}

/** The toggle of the shelf status. */
export const shelving = named('Shelving', z.strictObject({ status: z.literal([onShelf, offShelf]) }))

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
