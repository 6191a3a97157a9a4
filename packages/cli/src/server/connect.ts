import http from 'node:http'
import { type Client, type ClientOptions, createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { localeOf } from '@icss/core/copy/language.ts'
import type { Console } from '../console/console.ts'
import { type Chosen, chooseContext } from '../contexts/choose-context.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { httpFetch } from './http-fetch.ts'

export type Server = Client<typeof contract>

let proxied = false

/** Makes the proxies of the environment (HTTP_PROXY, HTTPS_PROXY, NO_PROXY) hold, where Node can. */
function useProxies(env: Console['env']): void {
  if (proxied || !(env.HTTP_PROXY || env.HTTPS_PROXY || env.http_proxy || env.https_proxy)) return
  proxied = true
  const { setGlobalProxyFromEnv } = http as { setGlobalProxyFromEnv?: () => unknown }
  setGlobalProxyFromEnv?.()
}

/** How to reach `server`: with a token, or with the cookie that a login gave. */
export function clientOptions(
  { language, env }: Pick<Console, 'language' | 'env'>,
  server: string,
  authorisation: () => Readonly<Record<string, string>>,
): ClientOptions {
  useProxies(env)
  return {
    baseUrl: server,
    fetch: httpFetch,
    headers: () => ({ 'accept-language': localeOf[language], ...authorisation() }),
  }
}

export interface Connection {
  readonly server: Server
  readonly options: ClientOptions
  readonly chosen: Chosen
}

/** The server of a command, logged in; throws when no one is. */
export async function connect(console: Console, options: { readonly context?: string }): Promise<Connection> {
  const chosen = await chooseContext(console, options)
  if (!chosen?.token) throw new CliError('notLoggedIn', exitCodes.notLoggedIn, { server: chosen?.server ?? 'URL' })
  const { token } = chosen
  const forClient = clientOptions(console, chosen.server, () => ({ authorization: `Bearer ${token}` }))
  return { server: createClient(contract, forClient), options: forClient, chosen }
}
