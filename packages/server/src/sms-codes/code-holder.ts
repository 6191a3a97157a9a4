import { publicPath } from '@icss/core/public-links/public-paths.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { hashOf, newSecret } from '../sessions/session-secret.ts'
import type { Context } from '../http/handler.ts'

/** Whoever asks for a code, and gives it. */
export type CodeContext = Pick<Context, 'tenant' | 'services' | 'address' | 'request' | 'reply'> & {
  readonly session: Context['session'] | undefined
  readonly login: Context['login'] | undefined
  readonly visit: Context['visit'] | undefined
}

/** Where a code is good: in which channel, at which page or for which account, in which browser. */
export interface CodeHolder {
  readonly channelId: string
  readonly holder: string
  /** None: a browser that no code was sent to. */
  readonly browser: string | undefined
}

const cookieOf = ({ protocol }: FastifyRequest) => `${protocol === 'https' ? '__Secure-' : ''}icss_browser`
/** Seconds that a browser has to fill in a form. */
const lifetime = 3600

/** The holder of codes in a call. */
export function codeHolderOf({ session, login, visit, request }: CodeContext): CodeHolder {
  if (session && login)
    return { channelId: session.channel.id, holder: `account ${session.account.id}`, browser: login.hash }
  if (!visit) throw new Error('Nobody is here who could hold a code.')
  const { channelId, by, id } = visit
  if (by === 'session') return { channelId, holder: `session ${id}`, browser: id }
  const secret = request.cookies[cookieOf(request)]
  return { channelId, holder: `link ${id}`, browser: secret === undefined ? undefined : hashOf(secret) }
}

/** As `codeHolderOf`; a browser at the page of a link gets the cookie that it is known by. */
export function settledHolderOf(context: CodeContext): CodeHolder & { readonly browser: string } {
  const found = codeHolderOf(context)
  const { request, reply } = context
  const secret = request.cookies[cookieOf(request)] ?? newSecret()
  if (context.visit?.by === 'link') keepBrowser({ request, reply }, secret)
  return { ...found, browser: found.browser ?? hashOf(secret) }
}

function keepBrowser({ request, reply }: { request: FastifyRequest; reply: FastifyReply }, secret: string): void {
  void reply.setCookie(cookieOf(request), secret, {
    path: publicPath,
    httpOnly: true,
    sameSite: 'strict',
    secure: request.protocol === 'https',
    maxAge: lifetime,
  })
}
