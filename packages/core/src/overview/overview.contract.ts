import * as z from 'zod/mini'
import { activity } from '../activities/activities.contract.ts'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { businessNeeded } from '../permissions/need.ts'
import { impersonal } from '../rules/personal.ts'

/** Months that the overview can look back over, beside this one. */
export const overviewMonths = ['3', '12', '24'] as const

const shelf = named('ShelfCounts', z.object({ onShelf: z.number(), expiring: z.number(), waiting: z.number() }))

const introductions = named(
  'IntroductionCounts',
  z.object({
    proposed: z.number(),
    inTouch: z.number(),
    agreed: z.number(),
    dropped: z.number(),
    agreedThisMonth: z.number(),
    stalled: z.number(),
  }),
)

const nextActivity = named(
  'NextActivity',
  z.pick(activity, {
    id: true,
    title: true,
    startAt: true,
    endAt: true,
    takesSignUps: true,
    signUpLimit: true,
    signUpEndsAt: true,
    confirmed: true,
    waiting: true,
  }),
)

/**
 * How a chamber stands. `months` are of China's calendar, as 2026-11, the oldest first: members at the end of each, who
 * joined and who left. `industries` are the largest first; the number of the others and of their members follow.
 * `expiring`: within 7 days; `waiting`: for approval.
 * `introductions` by their present outcome, which add up to all; `stalled`: underway without a change for 14 days.
 */
export const overview = named(
  'Overview',
  z.object({
    members: z.object({
      total: z.number(),
      abnormal: z.number(),
      /** Those that differ from the register, by the last comparison. */
      differing: z.number(),
      months: z.array(
        z.object({ month: impersonal(z.string()), total: z.number(), joined: z.number(), left: z.number() }),
      ),
    }),
    industries: z.array(z.object({ name: impersonal(z.string()), count: z.number() })),
    otherIndustries: z.object({ industries: z.number(), count: z.number() }),
    cards: z.object({ total: z.number(), bound: z.number() }),
    /** Those that have not ended, the next first. */
    activities: z.array(nextActivity),
    /** Open reports and since when the oldest waits, for the administrator alone. */
    reports: z.nullable(z.object({ open: z.number(), oldestAt: z.nullable(storedInstant) })),
    /** Applications to join that wait and when the latest came, for the administrator alone. */
    joinRequests: z.nullable(z.object({ waiting: z.number(), latestAt: z.nullable(storedInstant) })),
    resources: shelf,
    demands: shelf,
    introductions,
  }),
)
export type Overview = z.output<typeof overview>

export const overviewContract = {
  show: endpoint({
    method: 'GET',
    path: '/api/v1/overview',
    summary: { zh: '商会概况', en: 'Show how the chamber stands: members over time and by industry, and what waits' },
    needs: businessNeeded,
    query: z.strictObject({ months: z._default(z.enum(overviewMonths), '12') }),
    answer: overview,
  }),
} as const
