import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { named } from '../contract/named.ts'
import { listAnswer, listQuery } from '../contract/list.ts'
import { storedId } from '../contract/stored.ts'
import { anySession } from '../permissions/need.ts'
import { personal } from '../rules/personal.ts'
import { linkedKinds } from './linked-kinds.ts'
import { shownLink } from './public-link.ts'

/** An open link in the list of a channel: `id` is that of what it leads to, `name` what that is called now. */
export const listedLink = named(
  'ListedPublicLink',
  z.extend(shownLink, {
    kind: z.enum(linkedKinds),
    id: storedId,
    name: personal('label', z.string()),
  }),
)
export type ListedLink = z.output<typeof listedLink>

export const linksQuery = z.strictObject({
  ...listQuery(['-createdAt', 'createdAt'], '-createdAt'),
  kind: z.optional(z.enum(linkedKinds)),
})
export type LinksQuery = z.output<typeof linksQuery>

/** Whoever may open the links of a kind sees those that are open. */
export const publicLinksContract = {
  list: endpoint({
    method: 'GET',
    path: '/api/v1/public-links',
    summary: { zh: '频道开通的公开链接', en: 'List the public links of the channel that are open' },
    needs: anySession,
    query: linksQuery,
    answer: listAnswer(listedLink),
  }),
} as const
