import { type Client, type ClientOptions, createClient } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { Console } from '../console/console.ts'
import { type Chosen, chooseContext } from '../contexts/choose-context.ts'
import { hasGivenToken } from '../contexts/given-token.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { clientOptions } from './client-options.ts'

export type Server = Client<typeof contract>

export interface Connection {
  readonly server: Server
  readonly options: ClientOptions
  readonly chosen: Chosen
}

/**
 * The server of a command, logged in; throws when no one is. Where the token has ended and a person can be asked, the
 * password is asked for before the first call goes on; later a view may stand on the terminal.
 */
export async function connect(console: Omit<Console, 'printJson'>): Promise<Connection> {
  const chosen = await chooseContext(console)
  if (!chosen?.token) throw new CliError('notLoggedIn', exitCodes.notLoggedIn, { server: chosen?.server ?? 'URL' })
  let { token } = chosen
  const plain = clientOptions(console, chosen.server, () => ({ authorization: `Bearer ${token}` }))
  let isFirst = true
  const options: ClientOptions = {
    ...plain,
    async fetch(url, init) {
      const response = await plain.fetch(url, init)
      const asks = isFirst && response.status === 401 && console.mayAsk && !hasGivenToken(console.env)
      isFirst = false
      if (!asks || typeof (init.body ?? '') !== 'string') return response
      const { logInAgain } = await import('../sessions/log-in-again.ts')
      const fresh = await logInAgain(console, chosen)
      if (fresh === undefined) return response
      await response.body?.cancel()
      token = fresh
      const headers = { ...(init.headers as Record<string, string>), authorization: `Bearer ${token}` }
      return plain.fetch(url, { ...init, headers })
    },
  }
  return { server: createClient(contract, options), options, chosen }
}
