import type * as z from 'zod/mini'
import { type Command, command } from '../commands/command.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect, type Server } from '../server/connect.ts'
import { type Served, servedAccount, servedTakes } from './served-account.ts'

interface Reset<Answer extends z.ZodMiniType> extends Pick<Command, 'summary' | 'examples' | 'calls'> {
  readonly answer: Answer
  readonly ask: 'platform.askReset' | 'platform.askFactorReset'
  readonly reset: (server: Server, params: Served['params']) => Promise<z.output<Answer>>
  readonly print: (
    console: Omit<Console, 'printJson'>,
    answer: z.output<Answer>,
    of: { name: string; number: string },
  ) => void
}

/** Declares a command that resets something of an account which the provider serves, after asking. */
export const resetCommand = <Answer extends z.ZodMiniType>({
  ask,
  reset,
  print,
  ...declared
}: Reset<Answer>): Command =>
  command({
    ...declared,
    takes: { ...servedTakes, ...yesTake },
    async run(console, { id, account: number, yes }) {
      const { server } = await connect(console)
      const { params, name } = await servedAccount(server, id, number)
      await confirm(console, { what: console.t(ask, { name, number }), yes })
      const answered = await reset(server, params)
      if (console.json) console.printJson(answered)
      else print(console, answered, { name, number })
      return exitCodes.ok
    },
  })
