import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type PublicKind, publicToken } from '@icss/core/public-links/public-link.ts'
import { channels } from '../channels/channels.tables.ts'
import { countCall } from '../http/count-call.ts'
import { placeOf } from '../http/place-of.ts'
import type { Services } from '../services.ts'
import { keyOf } from '../sessions/login-throttle.ts'
import { hashOf } from '../sessions/session-secret.ts'
import { publicLinks } from './public-links.tables.ts'
import type { Visit } from './visit.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The first characters of the token of the public page that is asked for, for the log. */
    link?: string
  }
}

/** Unknown tokens that an address may try in a minute; whoever has one that is known is not counted. */
const unknownPerMinute = 60

const tokenLength = 22
const loggedLength = 6

/**
 * What the token in the path of a request opens. The one way in of public pages: an unknown token, one that has ended, one
 * of another kind and one of a channel that is disabled are answered alike.
 */
export async function visitOf(
  request: FastifyRequest,
  { database }: Pick<Services, 'database'>,
  kind?: PublicKind,
): Promise<Visit> {
  const { token = '' } = request.params as { readonly token?: string }
  request.link = token.slice(0, loggedLength)
  const [visit] = isToken(token)
    ? await database.system
        .select({ channelId: publicLinks.channelId, kind: publicLinks.kind, thingId: publicLinks.thingId })
        .from(publicLinks)
        .innerJoin(channels, and(eq(channels.id, publicLinks.channelId), eq(channels.enabled, true)))
        .where(
          and(eq(publicLinks.hash, hashOf(token)), or(isNull(publicLinks.endsAt), gt(publicLinks.endsAt, sql`now()`))),
        )
    : []
  if (visit && (kind === undefined || visit.kind === kind)) return visit
  await countCall(database, keyOf('unknown links of address', placeOf(request.ip)), unknownPerMinute)
  throw new ProblemError('request.not_found')
}

const isToken = (token: string) => token.length === tokenLength && publicToken.safeParse(token).success
