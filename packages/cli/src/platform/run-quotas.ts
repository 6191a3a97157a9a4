import type * as z from 'zod/mini'
import { platformChannel } from '@icss/core/platform/platform-channel.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { idOf } from '../console/given-id.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { quotaTakes } from './platform.commands.ts'

export const answer = platformChannel

export async function run(
  console: Console<z.output<typeof answer>>,
  { id, storage, subChannels }: Input<typeof quotaTakes>,
): Promise<ExitCode> {
  const params = { channelId: idOf(id) }
  const { server } = await connect(console)
  const before = await server.platform.showChannel({ params })
  const body = {
    storageQuotaBytes: storage ?? before.storageQuotaBytes,
    subChannelQuota: subChannels ?? before.subChannelQuota,
  }
  const channel = await server.platform.setQuotas({ params, body })
  const { name, storageQuotaBytes, subChannelQuota } = channel
  if (console.json) console.printJson(channel)
  else console.print(console.t('platform.quotas', { name, storage: storageQuotaBytes, subs: subChannelQuota }))
  return exitCodes.ok
}
