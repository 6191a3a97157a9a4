import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { storedInstant } from '../contract/stored.ts'
import { chamberOnly, linkNeeded } from '../permissions/need.ts'
import { publicLinkEndpoints } from '../public-links/public-link-endpoints.ts'
import { linkParams } from '../public-sessions/public-session-endpoints.ts'
import { impersonal, personal } from '../rules/personal.ts'

/** The public home of a chamber; the id is that of the channel. */
export const chamberPagesContract = {
  ...publicLinkEndpoints({
    path: '/api/v1/chamber-pages',
    one: { zh: '商会主页', en: 'the public home of the chamber' },
    needs: chamberOnly,
  }),
} as const

/** Things that the home of a chamber names of each kind at most. */
export const mostOnChamberPage = 50

const path = impersonal(z.string())

/**
 * The public home of a chamber: what is said of the organisation, and of news, companies and activities those that have
 * a page of their own. `joinPath`: where one applies to join, '' where the chamber does not offer it.
 */
export const publicChamber = z.object({
  channelName: impersonal(z.string()),
  // As they were written, '' each while nobody has described the organisation.
  name: impersonal(z.string()),
  phone: personal('phone', z.string()),
  email: impersonal(z.string()),
  address: impersonal(z.string()),
  brief: impersonal(z.string()),
  introduction: impersonal(z.string()),
  logo: impersonal(z.string()),
  officialWebsite: impersonal(z.string()),
  weChatPublicAccount: impersonal(z.string()),
  weChatQr: impersonal(z.string()),
  joinPath: path,
  news: z.array(z.object({ path, title: personal('text', z.string()), startAt: storedInstant })),
  companies: z.array(
    z.object({ path, name: impersonal(z.string()), industry: impersonal(z.string()), logo: impersonal(z.string()) }),
  ),
  activities: z.array(
    z.object({ path, title: personal('text', z.string()), place: impersonal(z.string()), startAt: storedInstant }),
  ),
})
export type PublicChamber = z.output<typeof publicChamber>

export const publicChambersContract = {
  show: endpoint({
    method: 'GET',
    path: '/p/{token}/chamber',
    summary: { zh: '商会的公开主页', en: 'Show the public home of a chamber' },
    needs: linkNeeded('chamber'),
    params: linkParams,
    answer: publicChamber,
  }),
} as const
