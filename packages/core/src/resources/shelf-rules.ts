import type { FieldError } from '../errors/field-error.ts'

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
export const soonDays = 7
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
export const filedReason = (
  before: KeptOffReason,
  { needsApproval }: { readonly needsApproval: boolean },
): KeptOffReason => (needsApproval || before !== '' ? 'waiting' : '')

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
