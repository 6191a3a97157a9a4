import type * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect, type Server } from '../server/connect.ts'
import type { resetTakes } from './platform.commands.ts'
import { type Served, servedAccount } from './served-account.ts'

interface Reset<Answer> {
  readonly ask: 'platform.askReset' | 'platform.askFactorReset'
  readonly reset: (server: Server, params: Served['params']) => Promise<Answer>
  readonly print: (console: Console<Answer>, answer: Answer, of: { name: string; number: string }) => void
}

/** What a command runs that resets something of an account which the provider serves, after asking. */
export const resetServedAccount =
  <Answer extends z.ZodMiniType>({ ask, reset, print }: Reset<z.output<Answer>>) =>
  async (
    console: Console<z.output<Answer>>,
    { id, account: number, yes }: Input<typeof resetTakes>,
  ): Promise<ExitCode> => {
    const { server } = await connect(console)
    const { params, name } = await servedAccount(server, id, number)
    await confirm(console, { what: console.t(ask, { name, number }), yes: yes === true })
    const answered = await reset(server, params)
    if (console.json) console.printJson(answered)
    else print(console, answered, { name, number })
    return exitCodes.ok
  }
