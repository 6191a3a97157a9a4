import { type Command, command } from '../commands/command.ts'
import { sameCommand } from '../commands/same-command.ts'
import { dryRunTake, yesTake } from '../commands/shared-takes.ts'
import type { Takes } from '../commands/takes.ts'
import { changeAnswer } from '../operations/plan-through.ts'
import { untilApplied } from '../operations/until-applied.ts'
import { connect } from '../server/connect.ts'
import { changePermissions } from './change-permissions.ts'
import { channelIdsOf } from './channel-ids.ts'
import { channelTakes } from './channel-takes.ts'

const takes = { ...channelTakes, ...dryRunTake, ...yesTake } as const satisfies Takes

/** Declares a command that opens or closes all permissions of the sub-channels that are named, or of all. */
export const changeAllCommand = (
  name: string,
  kind: 'openAll' | 'closeAll',
  declared: Pick<Command, 'summary' | 'examples'>,
): Command =>
  command({
    ...declared,
    takes,
    calls: ['subChannels.list', 'permissions.plan', 'permissionTemplates.list', 'permissions.apply'],
    exits: ['interrupted'],
    answer: changeAnswer,
    async run(console, input) {
      const { server } = await connect(console)
      const { channel, dryRun, yes } = input
      return untilApplied(sameCommand(console, `permissions ${name}`, takes, input), async (applying) => {
        const channelIds = await channelIdsOf(server, channel)
        const wanted = { kind, ...(channelIds ? { channelIds } : {}) }
        return changePermissions(console, server, { type: 'plan', wanted }, { dryRun, yes }, applying)
      })
    },
  })
