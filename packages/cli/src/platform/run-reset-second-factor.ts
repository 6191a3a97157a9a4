import type * as z from 'zod/mini'
import { account as answer } from '@icss/core/accounts/accounts.contract.ts'
import type { Input } from '../commands/command.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { resetTakes } from './platform.commands.ts'
import { servedAccount } from './served-account.ts'

export { answer }

export async function run(
  console: Console<z.output<typeof answer>>,
  { id, account: number, yes }: Input<typeof resetTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const { params, name } = await servedAccount(server, id, number)
  await confirm(console, { what: console.t('platform.askFactorReset', { name, number }), yes: yes === true })
  const reset = await server.platform.resetSecondFactor({ params })
  if (console.json) console.printJson(reset)
  else console.print(console.t('platform.factorReset', { name, number }))
  return exitCodes.ok
}
