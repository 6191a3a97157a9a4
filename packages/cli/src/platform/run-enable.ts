import type * as z from 'zod/mini'
import { platformChannel } from '@icss/core/platform/platform-channel.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { enableTakes } from './platform.commands.ts'

export const answer = platformChannel

export async function run(
  console: Console<z.output<typeof answer>>,
  { id }: Input<typeof enableTakes>,
): Promise<ExitCode> {
  const params = { channelId: idOf(id) }
  const { server } = await connect(console)
  const channel = await server.platform.enableChannel({ params })
  if (console.json) console.printJson(channel)
  else console.print(console.t('platform.enabled', { name: channel.name }))
  return exitCodes.ok
}
