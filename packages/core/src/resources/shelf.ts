import * as z from 'zod/mini'
import { storedFields } from '../contract/entity-endpoints.ts'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { linkedCard } from '../employees/linked-card.ts'
import { introductionStates } from '../introductions/introduction.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { optionalId, optionalText, requiredId, requiredName, requiredText } from '../rules/text.ts'
import { optionalInstant } from '../rules/time.ts'
import { referenceTo } from '../rules/reference.ts'
import { offReasons, offShelf, onShelf } from './shelf-rules.ts'

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

/**
 * A resource or a demand as its public page shows it, while it is on the shelf. `contact`: whom to turn to, where their card
 * has a page of its own.
 */
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
    contact: z.nullable(linkedCard),
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
