import type * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import type { ExitCode } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { type changeAnswer, changePermissions } from './change-permissions.ts'
import { channelIdsOf } from './channel-ids.ts'
import type { allTakes } from './permissions.commands.ts'

/** Opens or closes all permissions of the sub-channels that are named, or of all. */
export async function changeAll(
  console: Console<z.output<typeof changeAnswer>>,
  kind: 'openAll' | 'closeAll',
  { channel, dryRun, yes }: Input<typeof allTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const channelIds = await channelIdsOf(server, channel)
  const plan = await server.permissions.plan({ body: { kind, ...(channelIds ? { channelIds } : {}) } })
  return changePermissions(console, server, plan, { dryRun: dryRun === true, yes: yes === true })
}
