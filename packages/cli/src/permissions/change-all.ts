import type * as z from 'zod/mini'
import type { Input } from '../commands/command.ts'
import { sameCommand } from '../commands/same-command.ts'
import type { Console } from '../console/console.ts'
import type { ExitCode } from '../exit-codes.ts'
import { untilApplied } from '../operations/until-applied.ts'
import { connect } from '../server/connect.ts'
import { type changeAnswer, changePermissions } from './change-permissions.ts'
import { channelIdsOf } from './channel-ids.ts'
import { allTakes } from './permissions.commands.ts'

const paths = { openAll: 'permissions open-all', closeAll: 'permissions close-all' } as const

/** Opens or closes all permissions of the sub-channels that are named, or of all. */
export async function changeAll(
  console: Console<z.output<typeof changeAnswer>>,
  kind: keyof typeof paths,
  input: Input<typeof allTakes>,
): Promise<ExitCode> {
  const { server } = await connect(console)
  const { channel, dryRun, yes } = input
  return untilApplied(sameCommand(console, paths[kind], allTakes, input), async (applying) => {
    const channelIds = await channelIdsOf(server, channel)
    const body = { kind, ...(channelIds ? { channelIds } : {}) }
    const plan = await server.permissions.plan({ body }, { signal: applying.signal })
    return changePermissions(console, server, plan, { dryRun: dryRun === true, yes: yes === true }, applying)
  })
}
