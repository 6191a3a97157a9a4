import type * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import type { ExitCode } from '../exit-codes.ts'
import type { disableTakes } from './accounts.commands.ts'
import { enablingAnswer, setEnabled } from './set-enabled.ts'

export const answer = enablingAnswer

export const run = (
  console: Console<z.output<typeof answer>>,
  { accounts, dryRun, yes }: Input<typeof disableTakes>,
): Promise<ExitCode> => setEnabled(console, accounts, { after: 'disabled', dryRun: dryRun === true, yes: yes === true })
