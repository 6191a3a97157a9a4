import { createHmac } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sessionsContract } from '@icss/core/sessions/sessions.contract.ts'
import { isSameText } from '../secrets/same-text.ts'
import { serverSecret } from '../secrets/server-secret.ts'
import type { Services } from '../services.ts'
import { newSecret } from './session-secret.ts'

const { path } = sessionsContract.adminLogin
const prefix = 'icss_known_'
/** As long as browsers keep a cookie at most. */
const days = 400
/** Accounts that one browser is known for; more would fill the headers of a login. */
const mostAccounts = 8

/** What a browser is known for: it is a stranger again once the password is another one. */
interface Remembered {
  readonly id: string
  readonly passwordHash: string
}

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https'
const prefixOf = (request: FastifyRequest) => (isSecure(request) ? `__Secure-${prefix}` : prefix)

const keyed = (secret: string, ...parts: readonly string[]) =>
  createHmac('sha256', secret).update(parts.join('\n')).digest('base64url')

const secretOf = (services: Pick<Services, 'database'>) => serverSecret(services, 'known-browsers')

const nameOf = (secret: string, request: FastifyRequest, { id }: Remembered) =>
  prefixOf(request) + keyed(secret, 'name', id).slice(0, 16)

const sealOf = (secret: string, { id, passwordHash }: Remembered, browser: string) =>
  keyed(secret, 'seal', id, passwordHash, browser)

/** The browser that a request comes from, if `account` has logged in from it under its present password. */
export async function knownBrowser(
  services: Pick<Services, 'database'>,
  request: FastifyRequest,
  account: Remembered,
): Promise<string | undefined> {
  const secret = await secretOf(services)
  const [browser = '', seal = ''] = (request.cookies[nameOf(secret, request, account)] ?? '').split('.')
  return isSameText(seal, sealOf(secret, account, browser)) ? browser : undefined
}

/** Lets a browser be known again at later logins of `account`, also when it has logged out. */
export async function rememberBrowser(
  services: Pick<Services, 'database'>,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  account: Remembered,
  browser = newSecret(),
): Promise<void> {
  const secret = await secretOf(services)
  const name = nameOf(secret, request, account)
  const scope = { path, secure: isSecure(request), httpOnly: true, sameSite: 'strict' } as const
  void reply.setCookie(name, `${browser}.${sealOf(secret, account, browser)}`, { ...scope, maxAge: days * 86_400 })
  // Browsers send the oldest first.
  const others = Object.keys(request.cookies).filter((one) => one.startsWith(prefixOf(request)) && one !== name)
  for (const one of others.slice(0, Math.max(0, others.length - mostAccounts + 1))) void reply.clearCookie(one, scope)
}
