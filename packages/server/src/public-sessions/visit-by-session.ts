import { and, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { PublicSessionKind } from '@icss/core/public-sessions/session-kinds.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import type { SessionVisit } from '../public-links/visit.ts'
import { stillLeading } from '../public-links/leading-on.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'
import type { Services } from '../services.ts'
import { hashOf } from '../sessions/session-secret.ts'
import { publicSessions } from './public-sessions.tables.ts'
import { sessionSecretOf, sessionSecretsOf } from './session-cookie.ts'

type Found = SessionVisit & { readonly hash: string }

/** The sessions of these secrets whose channels are enabled and whose links, if they have one, lead somewhere. */
async function sessionsOf(system: Db, secrets: readonly string[]): Promise<Found[]> {
  if (secrets.length === 0) return []
  const rows = await system
    .select({
      hash: publicSessions.hash,
      id: publicSessions.id,
      channelId: publicSessions.channelId,
      kind: publicSessions.kind,
      thingId: publicSessions.thingId,
      hasEnded: sql<boolean>`${publicSessions.expiresAt} <= now()`,
      isStale: sql<boolean>`${publicSessions.lastUsedAt} < now() - interval '1 minute'`,
    })
    .from(publicSessions)
    .innerJoin(channels, and(eq(channels.id, publicSessions.channelId), eq(channels.enabled, true)))
    .leftJoin(
      publicLinks,
      and(eq(publicLinks.channelId, publicSessions.channelId), eq(publicLinks.id, publicSessions.linkId), stillLeading),
    )
    .where(
      and(
        inArray(publicSessions.hash, secrets.map(hashOf)),
        or(isNull(publicSessions.linkId), isNotNull(publicLinks.id)),
      ),
    )
  const stale = rows.filter(({ isStale, hasEnded }) => isStale && !hasEnded).map(({ hash }) => hash)
  if (stale.length > 0)
    await system
      .update(publicSessions)
      .set({ lastUsedAt: sql`now()` })
      .where(inArray(publicSessions.hash, stale))
  return rows.map(({ hash, id, channelId, kind, thingId, hasEnded }) => ({
    by: 'session',
    hash,
    id,
    channelId,
    kind,
    thingId,
    hasEnded,
  }))
}

/** Who visits the page of one person that the path names, by its cookie; also when their time is over (`hasEnded`). */
export async function visitBySession(
  request: FastifyRequest,
  { database }: Pick<Services, 'database'>,
): Promise<SessionVisit | undefined> {
  const { ref = '' } = request.params as { readonly ref?: string }
  request.link = `my/${ref}`.slice(0, 11)
  const secret = sessionSecretOf(request, ref)
  const [found] = secret === undefined ? [] : await sessionsOf(database.system, [secret])
  return found
}

/** The sessions of a kind that this browser has beside, such as the place that it has taken in a meeting. */
export async function ownSessions(
  request: FastifyRequest,
  { database }: Pick<Services, 'database'>,
  kind: PublicSessionKind,
): Promise<readonly (SessionVisit & { readonly ref: string })[]> {
  const secrets = sessionSecretsOf(request)
  const refs = new Map([...secrets].map(([ref, secret]) => [hashOf(secret), ref]))
  const found = await sessionsOf(database.system, [...secrets.values()])
  return found
    .filter((one) => one.kind === kind && !one.hasEnded)
    .map(({ hash, ...one }) => ({ ...one, ref: refs.get(hash) ?? '' }))
}
