import { sql } from 'drizzle-orm'
import { type PublicSessionKind, publicSessionKinds } from '@icss/core/public-sessions/session-kinds.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { storableText } from '../database/storable-text.ts'
import type { Context } from '../http/handler.ts'
import { hashOf, newSecret } from '../sessions/session-secret.ts'
import { publicSessions } from './public-sessions.tables.ts'
import { keepSession } from './session-cookie.ts'

/**
 * What a session is of; `linkId` is the link that it ends with, `hours` where its kind does not say them, `ref` what named
 * the one in this browser that it takes the place of.
 */
export interface SessionOf {
  readonly channelId: string
  readonly kind: PublicSessionKind
  readonly thingId: string
  readonly linkId?: string
  readonly hours?: number
  readonly ref?: string
}

/** Seconds that a browser keeps the cookie of a kind: of one that can be renewed, for as long again. */
export const secondsOf = (kind: PublicSessionKind, hours: number): number =>
  Math.ceil(hours * 3600) * (publicSessionKinds[kind].isRenewed ? 2 : 1)

/**
 * Lets this phone act for one person at public pages, made by a code or a scan, in the transaction of what that did.
 * Answers what names it in the address of its page.
 */
export async function openPublicSession(
  db: Db,
  { request, reply, address }: Pick<Context, 'request' | 'reply' | 'address'>,
  { channelId, kind, thingId, linkId, hours = publicSessionKinds[kind].hours, ref }: SessionOf,
): Promise<{ ref: string }> {
  const secret = newSecret()
  await db.insert(publicSessions).values({
    hash: hashOf(secret),
    id: uuid(),
    channelId,
    kind,
    thingId,
    linkId: linkId ?? null,
    address,
    userAgent: storableText((request.headers['user-agent'] ?? '').slice(0, 300)),
    expiresAt: sql`now() + make_interval(secs => ${hours * 3600})`,
  })
  return { ref: keepSession({ request, reply }, secret, secondsOf(kind, hours), ref) }
}
