import { publicPath } from '@icss/core/public-links/public-paths.ts'
import { randomBytes } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Public sessions that one browser keeps; more would fill the headers of its requests. */
const mostSessions = 8

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply }

const prefixOf = ({ protocol }: FastifyRequest) => `${protocol === 'https' ? '__Secure-' : ''}icss_page_`

const scopeOf = (request: FastifyRequest) =>
  ({ path: publicPath, httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const

/** The secret of the session that `ref` names in this browser. */
export const sessionSecretOf = (request: FastifyRequest, ref: string): string | undefined =>
  request.cookies[prefixOf(request) + ref]

/** The secrets of all public sessions of this browser, by what names them. */
export const sessionSecretsOf = (request: FastifyRequest): ReadonlyMap<string, string> => {
  const prefix = prefixOf(request)
  return new Map(
    Object.entries(request.cookies).flatMap(([name, secret]) =>
      name.startsWith(prefix) && secret !== undefined ? [[name.slice(prefix.length), secret] as const] : [],
    ),
  )
}

/** Gives a browser the secret of a session, and answers what names it there; `ref` where it has one. */
export function keepSession(
  { request, reply }: Exchange,
  secret: string,
  seconds: number,
  ref = randomBytes(6).toString('base64url'),
): string {
  const others = [...sessionSecretsOf(request).keys()].filter((one) => one !== ref)
  // Browsers send the oldest first.
  for (const one of others.slice(0, Math.max(0, others.length - mostSessions + 1))) dropSession({ request, reply }, one)
  void reply.setCookie(prefixOf(request) + ref, secret, { ...scopeOf(request), maxAge: seconds })
  return ref
}

export function dropSession({ request, reply }: Exchange, ref: string): void {
  void reply.clearCookie(prefixOf(request) + ref, scopeOf(request))
}
