import type * as z from 'zod/mini'
import { issued } from '@icss/core/accounts/accounts.contract.ts'
import type { Input } from '../commands/command.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { resetTakes } from './accounts.commands.ts'
import { findAccount } from './find-account.ts'
import { printInitialPassword } from './print-initial-password.ts'

export const answer = issued

export async function run(
  console: Console<z.output<typeof answer>>,
  { account: number, yes }: Input<typeof resetTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const account = await findAccount(server, number)
  await confirm(console, { what: console.t('accounts.askReset', { number }), yes: yes === true })
  const reset = await server.accounts.resetPassword({ params: { accountId: account.id } })
  if (console.json) console.printJson(reset)
  else printInitialPassword(console, reset.initialPassword)
  return exitCodes.ok
}
