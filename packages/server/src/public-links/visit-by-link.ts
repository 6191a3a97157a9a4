import { and, eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { membershipFlags } from '@icss/core/permissions/membership.ts'
import { markedKinds, type PublicKind, publicToken } from '@icss/core/public-links/public-link.ts'
import { channels } from '../channels/channels.tables.ts'
import { ShortMemory } from '../http/short-memory.ts'
import { countCall } from '../http/count-call.ts'
import { placeOf } from '../http/place-of.ts'
import { Stopped } from '../http/stopped.ts'
import type { Services } from '../services.ts'
import { keyOf } from '../sessions/login-throttle.ts'
import { hashOf } from '../sessions/session-secret.ts'
import { stillLeading } from './leading-on.ts'
import { publicLinks } from './public-links.tables.ts'
import type { LinkVisit } from './visit.ts'

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

const stopped = new Stopped()

const memory = new ShortMemory<Awaited<ReturnType<typeof readVisit>>>()

/** Whether a channel of that code has no such pages: the conference-room-system mode hides what they are about. */
const isHidden = (kind: PublicKind, membershipCode: string) =>
  membershipFlags(membershipCode).iswmr && markedKinds.some((one) => one === kind)

async function readVisit({ system }: Services['database'], token: string) {
  const [found] = await system
    .select({
      id: publicLinks.id,
      channelId: publicLinks.channelId,
      kind: publicLinks.kind,
      thingId: publicLinks.thingId,
      membershipCode: channels.membershipCode,
    })
    .from(publicLinks)
    .innerJoin(channels, and(eq(channels.id, publicLinks.channelId), eq(channels.enabled, true)))
    .where(and(eq(publicLinks.hash, hashOf(token)), stillLeading))
  if (!found) return undefined
  const { membershipCode, ...visit } = found
  if (isHidden(visit.kind, membershipCode)) return undefined
  return visit
}

/** What the token in the path of a request opens; the one way in of links. */
export async function visitByLink(
  request: FastifyRequest,
  { database }: Pick<Services, 'database'>,
  { isRemembered = false } = {},
): Promise<LinkVisit | undefined> {
  const { token = '' } = request.params as { readonly token?: string }
  request.link = token.slice(0, loggedLength)
  if (!isToken(token)) return undefined
  const read = () => readVisit(database, token)
  const visit = await (isRemembered ? memory.read(database, token, read) : read())
  return visit && { by: 'link', ...visit }
}

/**
 * Refuses what leads nowhere: an unknown token, one that has ended, one of another kind and one of a channel that is
 * disabled are answered alike, and counted by address; whoever has one that is known is not counted.
 */
export async function refuseVisit({ ip }: FastifyRequest, { database }: Pick<Services, 'database'>): Promise<never> {
  const key = keyOf('unknown links of address', placeOf(ip))
  await stopped.refuseOr(database, key, () => countCall(database, key, unknownPerMinute))
  throw new ProblemError('request.not_found')
}

const isToken = (token: string) => token.length === tokenLength && publicToken.safeParse(token).success
