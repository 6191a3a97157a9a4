import type * as z from 'zod/mini'
import { account } from '@icss/core/accounts/accounts.contract.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { unlockTakes } from './platform.commands.ts'
import { servedAccount } from './served-account.ts'

export const answer = account

export async function run(
  console: Console<z.output<typeof answer>>,
  { id, account: number }: Input<typeof unlockTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const { params, name } = await servedAccount(server, id, number)
  const unlocked = await server.platform.unlockAccount({ params })
  if (console.json) console.printJson(unlocked)
  else console.print(console.t('platform.unlocked', { name, number }))
  return exitCodes.ok
}
