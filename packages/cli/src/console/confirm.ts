import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { askLine } from '../sessions/ask.ts'
import type { Console } from './console.ts'

/**
 * Asks before something is done that is hard to take back; `what` says in words what would be done. `--yes` answers it
 * beforehand. With `word` the person has to type that word. Throws `confirmNeeded` where nobody can be asked, and
 * `notConfirmed` at any other answer.
 */
export async function confirm(
  console: Pick<Console, 't' | 'mayAsk'>,
  { what, yes, word }: { what: string; yes: boolean; word?: string },
): Promise<void> {
  if (yes) return
  if (!console.mayAsk) throw new CliError('confirmNeeded', exitCodes.usage)
  const answer = await askLine(
    word === undefined ? console.t('confirm.question', { what }) : console.t('confirm.typed', { what, word }),
  )
  if (word === undefined ? !/^(?:y|yes|是|好)$/i.test(answer) : answer !== word)
    throw new CliError('notConfirmed', exitCodes.failed)
}
