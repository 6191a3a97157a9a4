import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { entityParams } from '../contract/entity-endpoints.ts'
import type { Need } from '../permissions/need.ts'
import { publicLink, shownLink } from './public-link.ts'

/**
 * The four endpoints by which whoever `needs` lets show a public page, look at its address again, renew it and take it
 * away. `one` is what the page is about, such as 通知 and a notice.
 */
export const publicLinkEndpoints = <const N extends Need>({
  path,
  one,
  needs,
}: {
  path: `/${string}`
  one: { readonly zh: string; readonly en: string }
  needs: N
}) => {
  const own = `${path}/{id}/public-link` as const
  return {
    showLink: endpoint({
      method: 'GET',
      path: own,
      summary: { zh: `${one.zh}的公开链接`, en: `Show the public link of ${one.en}` },
      needs,
      params: entityParams,
      answer: z.object({ link: z.nullable(shownLink) }),
    }),
    openLink: endpoint({
      method: 'POST',
      path: own,
      summary: { zh: `开通${one.zh}的公开链接`, en: `Give ${one.en} a public link` },
      needs,
      params: entityParams,
      isCostly: true,
      answer: publicLink,
    }),
    renewLink: endpoint({
      method: 'POST',
      path: `${own}/renew`,
      summary: { zh: `更换${one.zh}的公开链接`, en: `Renew the public link of ${one.en}` },
      needs,
      params: entityParams,
      body: z.strictObject({
        /** Whether the address before leads on for a while, for what is printed with it. */
        forward: z._default(z.boolean(), false),
      }),
      isCostly: true,
      answer: publicLink,
    }),
    closeLink: endpoint({
      method: 'DELETE',
      path: own,
      summary: { zh: `停用${one.zh}的公开链接`, en: `Take the public link of ${one.en} away` },
      needs,
      params: entityParams,
    }),
  } as const
}
