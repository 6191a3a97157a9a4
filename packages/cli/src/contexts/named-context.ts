import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import type { ConfigFile, Context } from './config-file.ts'

/** The context of that name; throws with the names that there are. */
export function named({ contexts }: ConfigFile, name: string): Context {
  const context = Object.hasOwn(contexts, name) ? contexts[name] : undefined
  if (context) return context
  const names = Object.keys(contexts).join(', ') || '-'
  throw new CliError('unknownContext', exitCodes.usage, { name, names })
}
