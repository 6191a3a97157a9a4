import type * as z from 'zod/mini'
import { issued } from '@icss/core/accounts/accounts.contract.ts'
import { printInitialPassword } from '../accounts/print-initial-password.ts'
import type { Input } from '../commands/command.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { CliError } from '../errors/cli-error.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { resetTakes } from './platform.commands.ts'

export const answer = issued

export async function run(
  console: Console<z.output<typeof answer>>,
  { id, account: number, yes }: Input<typeof resetTakes>,
): Promise<ExitCode> {
  const params = { channelId: idOf(id) }
  const { server } = await connect(console)
  const { name } = await server.platform.showChannel({ params })
  const { items } = await server.platform.listAccounts({ params, query: { q: number, sort: 'number', pageSize: 50 } })
  const account = items.find((one) => one.number === number)
  if (!account) throw new CliError('noAccount', exitCodes.failed, { number })
  await confirm(console, { what: console.t('platform.askReset', { name, number }), yes: yes === true })
  const reset = await server.platform.resetPassword({ params: { ...params, accountId: account.id } })
  if (console.json) console.printJson(reset)
  else printInitialPassword(console, reset.initialPassword)
  return exitCodes.ok
}
