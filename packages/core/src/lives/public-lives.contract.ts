import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { storedInstant } from '../contract/stored.ts'
import { linkNeeded } from '../permissions/need.ts'
import { publicToken } from '../public-links/public-link.ts'
import { impersonal, personal } from '../rules/personal.ts'
import { liveListStates } from './live.ts'

/**
 * A live that is marked public. `watchUrl` is where a player finds its stream while it is live, `recordingUrl` its
 * recording once it has ended, good for a while; '' otherwise.
 */
export const publicLive = named(
  'PublicLive',
  z.object({
    channelName: impersonal(z.string()),
    name: impersonal(z.string()),
    headImage: impersonal(z.string()),
    startAt: storedInstant,
    endAt: storedInstant,
    /** When it ended; null before. */
    endedAt: z.nullable(storedInstant),
    state: z.enum(liveListStates),
    tutorName: personal('name', z.string()),
    watchUrl: impersonal(z.string()),
    recordingUrl: impersonal(z.string()),
  }),
)
export type PublicLive = z.output<typeof publicLive>

export const publicLivesContract = {
  show: endpoint({
    method: 'GET',
    path: '/p/{token}/live',
    summary: { zh: '公开页上的直播', en: 'Show the live of a public page' },
    needs: linkNeeded('live'),
    params: z.object({ token: publicToken }),
    answer: publicLive,
  }),
} as const
