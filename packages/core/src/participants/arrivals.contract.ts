import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { flagNeeded } from '../permissions/need.ts'

/**
 * The sign-ins of a meeting over time, those that were undone left out. `minutes`: how wide a bucket is; `at`: when it
 * begins; `expected` and `signedIn`: of all its people.
 */
export const arrivals = named(
  'Arrivals',
  z.object({
    minutes: z.number(),
    items: z.array(z.object({ at: storedInstant, count: z.number() })),
    expected: z.number(),
    signedIn: z.number(),
  }),
)
export type Arrivals = z.output<typeof arrivals>

export const arrivalsEndpoint = endpoint({
  method: 'GET',
  path: '/api/v1/meetings/{meetingId}/arrivals',
  summary: { zh: '会议签到人数随时间的变化', en: 'Show the sign-ins of a meeting over time' },
  needs: flagNeeded('signInMeeting'),
  params: z.object({ meetingId: z.uuid() }),
  answer: arrivals,
})
