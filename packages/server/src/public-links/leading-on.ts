import { and, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { PublicKind } from '@icss/core/public-links/public-link.ts'
import { publicPath } from '@icss/core/public-links/public-paths.ts'
import { publicLinks } from './public-links.tables.ts'
import { unsealed } from './unsealed.ts'

/** Links of a kind that lead on for good: what has one is public. */
export const leadingOn = (channelId: string, kind: PublicKind) =>
  and(eq(publicLinks.channelId, channelId), eq(publicLinks.kind, kind), isNull(publicLinks.endsAt))

/** Links that lead somewhere now. */
export const stillLeading = or(isNull(publicLinks.endsAt), gt(publicLinks.endsAt, sql`now()`))

/** Links that were replaced and lead on for a while. */
export const forwarding = and(isNotNull(publicLinks.replacedAt), gt(publicLinks.endsAt, sql`now()`))

/** What `pagePath` needs of a link. */
export const sealedToken = { sealed: publicLinks.sealed, hash: publicLinks.hash }

/** Where the page of a link lies; undefined where its token is lost. */
export function pagePath(secret: string, link: Parameters<typeof unsealed>[1]): string | undefined {
  const token = unsealed(secret, link)
  return token === undefined ? undefined : publicPath + token
}
