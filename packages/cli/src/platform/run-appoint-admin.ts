import type * as z from 'zod/mini'
import { platformChannel } from '@icss/core/platform/platform-channel.ts'
import type { Input } from '../commands/command.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { appointTakes } from './platform.commands.ts'
import { servedAccount } from './served-account.ts'

export const answer = platformChannel

export async function run(
  console: Console<z.output<typeof answer>>,
  { id, account: number, yes, boundElsewhere }: Input<typeof appointTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const { params, name } = await servedAccount(server, id, number)
  const { channelId, accountId } = params
  await confirm(console, { what: console.t('platform.askAppoint', { name, number }), yes: yes === true })
  const confirmed = boundElsewhere === true
  const channel = await server.platform.appointAdmin({ params: { channelId }, body: { accountId, confirmed } })
  if (console.json) console.printJson(channel)
  else console.print(console.t('platform.appointed', { name, number }))
  return exitCodes.ok
}
