import type * as z from 'zod/mini'
import { platformChannel } from '@icss/core/platform/platform-channel.ts'
import type { Input } from '../commands/command.ts'
import { confirm } from '../console/confirm.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { disableTakes } from './platform.commands.ts'

export const answer = platformChannel

export async function run(
  console: Console<z.output<typeof answer>>,
  { id, yes }: Input<typeof disableTakes>,
): Promise<ExitCode> {
  const params = { channelId: idOf(id) }
  const { server } = await connect(console)
  const { name } = await server.platform.showChannel({ params })
  await confirm(console, { what: console.t('platform.askDisable', { name }), yes: yes === true })
  const channel = await server.platform.disableChannel({ params })
  if (console.json) console.printJson(channel)
  else console.print(console.t('platform.disabled', { name }))
  return exitCodes.ok
}
