import { command } from '../commands/command.ts'
import { sameCommand } from '../commands/same-command.ts'
import { dryRunTake, yesTake } from '../commands/shared-takes.ts'
import type { Takes } from '../commands/takes.ts'
import { changeAnswer } from '../operations/plan-through.ts'
import { untilApplied } from '../operations/until-applied.ts'
import { changePermissions } from '../permissions/change-permissions.ts'
import { channelIdsOf } from '../permissions/channel-ids.ts'
import { channelTakes } from '../permissions/channel-takes.ts'
import { connect } from '../server/connect.ts'
import { findTemplate, templateTake } from './find-template.ts'

const applyTakes = { ...templateTake, ...channelTakes, ...dryRunTake, ...yesTake } as const satisfies Takes

export default command({
  summary: {
    zh: '把权限模板用于子频道；作为一次批量任务，可以撤销',
    en: 'Give a permission template to sub-channels, as one run that can be undone',
  },
  takes: applyTakes,
  examples: {
    zh: ['icss templates apply 编辑 --channel 南山培训中心 --dry-run', 'icss templates apply 编辑 --yes'],
    en: ['icss templates apply Editors --channel Nanshan --dry-run', 'icss templates apply Editors --yes'],
  },
  calls: ['permissionTemplates.list', 'subChannels.list', 'permissions.plan', 'permissions.apply'],
  exits: ['interrupted'],
  answer: changeAnswer,
  async run(console, input) {
    const { server } = await connect(console)
    const { name, channel, dryRun, yes } = input
    return untilApplied(sameCommand(console, 'templates apply', applyTakes, input), async (applying) => {
      const { id: templateId } = await findTemplate(server, name)
      const channelIds = await channelIdsOf(server, channel)
      const wanted = { kind: 'template', templateId, ...(channelIds ? { channelIds } : {}) } as const
      return changePermissions(console, server, { type: 'plan', wanted }, { dryRun, yes }, applying)
    })
  },
})
