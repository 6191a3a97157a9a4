import type { Console } from '../console/console.ts'
import { ownCommand } from '../console/own-command.ts'

/** What can be done with a run that a command leaves to the server: still on, or ended before its rejected rows came. */
export const leftAtServer = (
  console: Pick<Console, 't' | 'context'>,
  what: 'goesOn' | 'hasEnded',
  id: string,
): string =>
  console.t(`run.${what}`, {
    watch: ownCommand(console, 'operations', 'watch', id),
    cancel: ownCommand(console, 'operations', 'cancel', id),
  })
