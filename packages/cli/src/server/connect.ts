import { type Client, type ClientOptions, createClient } from '@icss/core/client/client.ts'
import { createTransport, type Transport } from '@icss/core/client/undici-transport.ts'
import { contract } from '@icss/core/contract/contract.ts'
import { localeOf } from '@icss/core/copy/language.ts'
import type { Console } from '../console/console.ts'
import { type Chosen, chooseContext } from '../contexts/choose-context.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'

export type Server = Client<typeof contract>

let transport: Transport | undefined

const proxyVariables = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']

/** The one way to servers of this process; the proxies of the environment hold. */
const transportOf = (env: Console['env']): Transport =>
  (transport ??= createTransport({ usesProxies: proxyVariables.some((name) => Boolean(env[name])) }))

/** How to reach `server`: with a token, or with the cookie that a login gave. */
export function clientOptions(
  { language, env }: Pick<Console, 'language' | 'env'>,
  server: string,
  authorisation: () => Readonly<Record<string, string>>,
): ClientOptions {
  return {
    baseUrl: server,
    fetch: transportOf(env).fetch,
    headers: () => ({ 'accept-language': localeOf[language], ...authorisation() }),
  }
}

export interface Connection {
  readonly server: Server
  readonly options: ClientOptions
  readonly chosen: Chosen
}

/** The server of a command, logged in; throws when no one is. */
export async function connect(console: Pick<Console, 'env' | 'context' | 'language'>): Promise<Connection> {
  const chosen = await chooseContext(console)
  if (!chosen?.token) throw new CliError('notLoggedIn', exitCodes.notLoggedIn, { server: chosen?.server ?? 'URL' })
  const { token } = chosen
  const forClient = clientOptions(console, chosen.server, () => ({ authorization: `Bearer ${token}` }))
  return { server: createClient(contract, forClient), options: forClient, chosen }
}
