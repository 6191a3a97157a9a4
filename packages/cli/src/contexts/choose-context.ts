import { readFile } from 'node:fs/promises'
import type { Console } from '../console/console.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { type Context, readConfigFile } from './config-file.ts'
import { serverAddress } from './server-address.ts'

export interface Chosen {
  /** Undefined where the environment names a server that no context has. */
  readonly name: string | undefined
  readonly server: string
  readonly account: string | undefined
  readonly token: string | undefined
}

async function tokenFromFile(file: string): Promise<string> {
  try {
    const token = (await readFile(file, 'utf8')).trim()
    if (token !== '') return token
  } catch (error) {
    throw new CliError('tokenFile', exitCodes.notLoggedIn, { file }, error)
  }
  throw new CliError('tokenFile', exitCodes.notLoggedIn, { file })
}

const chosen = (name: string, { server, account, token }: Context): Chosen => ({ name, server, account, token })

/**
 * The server and login of a command: `--context` or ICSS_CONTEXT, else ICSS_SERVER, else the current context. A stored
 * token goes to the server that gave it and to no other; ICSS_TOKEN, or the file that ICSS_TOKEN_FILE names, holds one for
 * the chosen server.
 */
export async function chooseContext({
  env,
  context: given,
}: Pick<Console, 'env' | 'context'>): Promise<Chosen | undefined> {
  const { contexts, current } = await readConfigFile(env)
  const asked = given ?? (env.ICSS_CONTEXT || undefined)
  const find = (): Chosen | undefined => {
    if (asked !== undefined) {
      const context = contexts[asked]
      if (!context)
        throw new CliError('unknownContext', exitCodes.usage, {
          name: asked,
          names: Object.keys(contexts).join(', ') || '-',
        })
      return chosen(asked, context)
    }
    if (env.ICSS_SERVER) {
      const server = serverAddress(env.ICSS_SERVER)
      const candidates = Object.entries(contexts).filter(([, context]) => context.server === server)
      const [name, context] = candidates.find(([one]) => one === current) ?? candidates[0] ?? []
      return name !== undefined && context
        ? chosen(name, context)
        : { name: undefined, server, account: undefined, token: undefined }
    }
    const context = current === undefined ? undefined : contexts[current]
    return current !== undefined && context ? chosen(current, context) : undefined
  }
  const found = find()
  const token = env.ICSS_TOKEN || (env.ICSS_TOKEN_FILE ? await tokenFromFile(env.ICSS_TOKEN_FILE) : undefined)
  return found && token !== undefined ? { ...found, token } : found
}
