import type { Language } from '@icss/core/copy/language.ts'
import { createConsole } from '../console/console.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import type { Entry } from './command.ts'
import type { Found } from './find-command.ts'
import type { GlobalInput } from './global-takes.ts'
import { helpOf } from './show-help.ts'

/** A group without a command shows a person its help, and tells a program that the command is missing. */
export async function commandMissing(
  entries: readonly Entry[],
  found: Found,
  language: Language,
  global: GlobalInput,
): Promise<ExitCode> {
  if (global.json !== false || global.jq !== undefined) throw new CliError('commandNeeded', exitCodes.usage)
  createConsole(language, global).warn(await helpOf(entries, found, language))
  return exitCodes.usage
}
