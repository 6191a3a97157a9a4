import type * as z from 'zod/mini'
import { issued } from '@icss/core/accounts/accounts.contract.ts'
import { printInitialPassword } from '../accounts/print-initial-password.ts'
import type { Input } from '../commands/command.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { resetTakes } from './platform.commands.ts'
import { servedAccount } from './served-account.ts'

export const answer = issued

export async function run(
  console: Console<z.output<typeof answer>>,
  { id, account: number, yes }: Input<typeof resetTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const { params, name } = await servedAccount(server, id, number)
  await confirm(console, { what: console.t('platform.askReset', { name, number }), yes: yes === true })
  const reset = await server.platform.resetPassword({ params })
  if (console.json) console.printJson(reset)
  else printInitialPassword(console, reset.initialPassword)
  return exitCodes.ok
}
