import type { ClientOptions } from '@icss/core/client/client.ts'
import { type Transport, createTransport } from '@icss/core/client/node-transport.ts'
import { localeOf } from '@icss/core/copy/language.ts'
import type { Console } from '../console/console.ts'
import { waitingAsTold } from './waiting-as-told.ts'

let transport: Transport | undefined

const proxyVariables = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']

/** The environment, where it names a proxy. */
export const proxiesOf = (env: Console['env']): Console['env'] | undefined =>
  proxyVariables.some((name) => Boolean(env[name])) ? env : undefined

/** The one way to servers of this process; the proxies of the environment hold. */
const transportOf = (env: Console['env']): Transport => (transport ??= createTransport({ proxies: proxiesOf(env) }))

/** How to reach `server`: with a token, or with the cookie that a login gave. */
export function clientOptions(
  console: Pick<Console, 'language' | 'env' | 't' | 'warn'>,
  server: string,
  authorisation: () => Readonly<Record<string, string>>,
): ClientOptions {
  const { language, env } = console
  return {
    baseUrl: server,
    fetch: waitingAsTold(console, (url, init) => transportOf(env).fetch(url, init)),
    headers: () => ({ 'accept-language': localeOf[language], ...authorisation() }),
  }
}
