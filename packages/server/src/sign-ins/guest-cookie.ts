import { publicPath } from '@icss/core/public-links/public-paths.ts'
import { publicSessionKinds } from '@icss/core/public-sessions/session-kinds.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf, newSecret } from '../sessions/session-secret.ts'

const nameOf = ({ protocol }: FastifyRequest) => `${protocol === 'https' ? '__Secure-' : ''}icss_guest`

/** What a browser is known by in meetings, as it is stored; undefined for one that has scanned nothing. */
export function guestHash(request: FastifyRequest): string | undefined {
  const secret = request.cookies[nameOf(request)]
  return secret === undefined ? undefined : hashOf(secret)
}

/** As `guestHash`; the browser gets the cookie, or keeps it for longer. */
export function keepGuest({ request, reply }: { request: FastifyRequest; reply: FastifyReply }): string {
  const secret = request.cookies[nameOf(request)] ?? newSecret()
  void reply.setCookie(nameOf(request), secret, {
    path: publicPath,
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: publicSessionKinds.place.hours * 3600,
  })
  return hashOf(secret)
}
