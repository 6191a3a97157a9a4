import * as z from 'zod/mini'
import { named } from '../contract/named.ts'
import { storedId, storedInstant } from '../contract/stored.ts'
import { deskOutcome } from '../desk/desk-fact.ts'
import { entitlements } from '../participants/participant.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { requiredName } from '../rules/text.ts'

export const maxHelperName = 20
/** Helpers of a meeting whose links lead to its desk at once. */
export const maxDeskHelpers = 50

/** Somebody who signs people in at the door of a meeting without an account: by a link of their own. */
export const deskHelperDraft = z.strictObject({ name: personal('name', requiredName(maxHelperName)) })
export type DeskHelperDraft = z.output<typeof deskHelperDraft>

/** A helper as stored. `facts`: what they have handed in; `lastUsedAt`: when their phone was last at the desk, if it was. */
export const deskHelper = named(
  'DeskHelper',
  z.object({
    id: storedId,
    ...deskHelperDraft.shape,
    facts: z.number(),
    createdAt: storedInstant,
    lastUsedAt: z.nullable(storedInstant),
    endedAt: z.nullable(storedInstant),
  }),
)
export type DeskHelper = z.output<typeof deskHelper>

/**
 * Somebody of the list as a helper sees them. `phoneEnd`: the last digits of the phone, '' without one; `needsDesk`: whether
 * the desk can sign them in, or verify who they are.
 */
export const deskGuest = named(
  'DeskGuest',
  z.object({
    id: storedId,
    name: personal('name', z.string()),
    company: impersonal(z.string()),
    seat: impersonal(z.string()),
    phoneEnd: personal('phone', z.string()),
    number: z.nullable(z.number()),
    signedInAt: z.nullable(storedInstant),
    isHere: z.boolean(),
    needsDesk: z.boolean(),
    entitlement: z.enum(entitlements),
  }),
)
export type DeskGuest = z.output<typeof deskGuest>

/** What became of a fact, with the guest as a helper sees them. */
export const guestOutcome = named(
  'DeskGuestOutcome',
  z.object({ ...z.omit(deskOutcome, { participant: true }).shape, guest: z.nullable(deskGuest) }),
)
export type GuestOutcome = z.output<typeof guestOutcome>

/** The desk of a meeting as the page of a helper begins with it. `isOver`: nobody is signed in any more. */
export const helperDesk = named(
  'HelperDesk',
  z.object({
    channelName: impersonal(z.string()),
    meeting: impersonal(z.string()),
    address: impersonal(z.string()),
    startAt: storedInstant,
    /** '' where it is not said. */
    endAt: impersonal(z.string()),
    helper: personal('name', z.string()),
    signedIn: z.number(),
    expected: z.number(),
    isOver: z.boolean(),
  }),
)
export type HelperDesk = z.output<typeof helperDesk>
