import type { Console } from '../console/console.ts'
import { ownCommand } from '../console/own-command.ts'

/** Says how what a run has done is taken back. */
export const noteUndo = (console: Pick<Console, 't' | 'note' | 'context'>, id: string): void =>
  console.note(console.t('outcome.undo', { command: ownCommand(console, 'operations', 'undo', id) }))
