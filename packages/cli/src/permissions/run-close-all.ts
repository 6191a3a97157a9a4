import type * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import type { ExitCode } from '../exit-codes.ts'
import { changeAll } from './change-all.ts'
import { changeAnswer } from './change-permissions.ts'
import type { allTakes } from './permissions.commands.ts'

export const answer = changeAnswer

export const run = (console: Console<z.output<typeof answer>>, input: Input<typeof allTakes>): Promise<ExitCode> =>
  changeAll(console, 'closeAll', input)
