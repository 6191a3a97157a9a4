import * as z from 'zod/mini'
import { endpoint } from '../contract/endpoint.ts'
import { publicToken } from '../public-links/public-link.ts'
import type { PublicKind } from '../public-links/public-link.ts'
import { linkNeeded, type Need, publicSessionNeeded } from '../permissions/need.ts'
import { named } from '../contract/named.ts'
import type { PublicSessionKind } from './session-kinds.ts'
import { openedSession, publicSession, sessionRef } from './public-session.ts'

/** What stands in the path of a page of a link. */
export const linkParams = z.object({ token: publicToken })
/** What stands in the path of a page of one person. */
export const ownParams = z.object({ ref: sessionRef })

const publicSessionList = named('PublicSessionList', z.object({ items: z.array(publicSession), total: z.number() }))

/**
 * The two endpoints by which whoever `needs` lets sees and ends the public sessions of a thing. `idName` is what its
 * path calls the thing, `one` what the sessions are of.
 */
export const publicSessionEndpoints = <const N extends Need, const Id extends string>({
  path,
  idName,
  one,
  needs,
}: {
  path: `/${string}`
  idName: Id
  one: { readonly zh: string; readonly en: string }
  needs: N
}) =>
  ({
    listPublicSessions: endpoint({
      method: 'GET',
      path: `${path}/{${idName}}/public-sessions` as `/${string}`,
      summary: { zh: `${one.zh}的手机登录`, en: `List the phones that are logged in to ${one.en}` },
      needs,
      params: z.object({ [idName]: z.uuid() } as Record<Id, z.ZodMiniUUID>),
      answer: publicSessionList,
    }),
    endPublicSession: endpoint({
      method: 'DELETE',
      path: `${path}/{${idName}}/public-sessions/{publicSessionId}` as `/${string}`,
      summary: { zh: `结束${one.zh}的一个手机登录`, en: `Log a phone out of ${one.en}` },
      needs,
      params: z.object({ [idName]: z.uuid(), publicSessionId: z.uuid() } as Record<
        Id | 'publicSessionId',
        z.ZodMiniUUID
      >),
    }),
  }) as const

/**
 * Trades the token of a page that acts for one person for a cookie, which the page asks for at its first visit: the
 * token leaves the address with it.
 */
export const enterEndpoint = <const K extends PublicKind & PublicSessionKind>(
  kind: K,
  summary: { readonly zh: string; readonly en: string },
) =>
  endpoint({
    method: 'POST',
    path: `/p/{token}/${kind}`,
    summary,
    needs: linkNeeded(kind),
    params: linkParams,
    answer: openedSession,
  })

/** Logs the own phone out of a page. */
export const leaveEndpoint = <const K extends PublicSessionKind>(
  kind: K,
  summary: { readonly zh: string; readonly en: string },
) =>
  endpoint({
    method: 'DELETE',
    path: `/p/my/{ref}/${kind}`,
    summary,
    needs: publicSessionNeeded(kind),
    params: ownParams,
  })
