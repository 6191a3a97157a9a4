import type * as z from 'zod/mini'
import { platformContract } from '@icss/core/platform/platform.contract.ts'
import { printInitialPassword } from '../accounts/print-initial-password.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { openTakes } from './platform.commands.ts'

export const answer = platformContract.openChannel.answer

export async function run(
  console: Console<z.output<typeof answer>>,
  { kind, name, abbreviation, account, phone, superior, chamber, membership }: Input<typeof openTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const opened = await server.platform.openChannel({
    body: {
      kind,
      name,
      abbreviation,
      accountNumber: account,
      adminPhone: phone,
      superiorChannelId: superior,
      cocId: chamber,
      membershipCode: membership,
    },
  })
  if (console.json) console.printJson(opened)
  else {
    console.print(console.t('platform.opened', { name, number: account }))
    printInitialPassword(console, opened.initialPassword)
  }
  return exitCodes.ok
}
