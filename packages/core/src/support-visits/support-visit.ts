import * as z from 'zod/mini'
import { storedId, storedInstant } from '../contract/stored.ts'
import { named } from '../contract/named.ts'
import { impersonal, personal } from '../rules/personal.ts'

/** Minutes after which a support visit ends by itself. */
export const supportVisitMinutes = 60

/** Who ended it: the main channel, the sub-channel, or nobody but its time or the end of what it stood on. */
export const supportVisitEnds = ['visitor', 'visited', 'itself'] as const
export type SupportVisitEnd = (typeof supportVisitEnds)[number]

/** A support visit as both of its channels see it: `visitor` of `visitorChannelName` reads what is in `channelName`. */
export const supportVisit = named(
  'SupportVisit',
  z.object({
    id: storedId,
    channelName: impersonal(z.string()),
    visitorChannelName: impersonal(z.string()),
    /** Number and name of the account. */
    visitor: personal('name', z.string()),
    begunAt: storedInstant,
    /** When it ends at the latest. */
    endsAt: storedInstant,
    /** When it ended; of one that ended by itself, when that was noticed. */
    endedAt: z.nullable(storedInstant),
    endedBy: z.nullable(z.enum(supportVisitEnds)),
    isOpen: z.boolean(),
  }),
)
export type SupportVisit = z.output<typeof supportVisit>

/** Whole minutes that are left until then, as a person counts them. */
export const minutesLeft = (endsAt: string, now: number): number =>
  Math.max(0, Math.ceil((Date.parse(endsAt) - now) / 60_000))
