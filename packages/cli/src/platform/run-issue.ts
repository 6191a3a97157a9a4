import type * as z from 'zod/mini'
import { issuedAccount } from '@icss/core/accounts/accounts.contract.ts'
import { printInitialPassword } from '../accounts/print-initial-password.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { issueTakes } from './platform.commands.ts'

export const answer = issuedAccount

export async function run(
  console: Console<z.output<typeof answer>>,
  { id, number, name, phone, admin }: Input<typeof issueTakes>,
): Promise<ExitCode> {
  const params = { channelId: idOf(id) }
  const { server } = await connect(console)
  const issued = await server.platform.issueAccount({ params, body: { number, name, phone, admin: admin === true } })
  if (console.json) console.printJson(issued)
  else {
    console.print(console.t('platform.issued', { number }))
    printInitialPassword(console, issued.initialPassword)
  }
  return exitCodes.ok
}
