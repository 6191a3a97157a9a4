import type { Console } from '../console/console.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { askPassword } from './ask.ts'

/** Asks twice for the password that takes the place of an initial one. */
export async function askNewPassword({ t, warn }: Pick<Console, 't' | 'warn'>): Promise<string> {
  warn(t('auth.login.mustChange'))
  const first = await askPassword(t('auth.login.askNew'))
  if (first !== (await askPassword(t('auth.login.askAgain')))) throw new CliError('passwordsDiffer', exitCodes.usage)
  return first
}
