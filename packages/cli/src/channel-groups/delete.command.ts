import { channelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { command } from '../commands/command.ts'
import { yesTake } from '../commands/shared-takes.ts'
import { confirm } from '../console/confirm.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { groupFinder } from './group-finder.ts'

export default command({
  summary: {
    zh: '删除频道组；其中的组上移一级，子频道不受影响',
    en: 'Delete a channel group; groups within it move up, and its sub-channels stay',
  },
  takes: {
    group: { argument: 'required', text: { zh: '频道组的名称或编号', en: 'name or id of the group' } },
    ...yesTake,
  },
  examples: { zh: ['icss channel-groups delete 深圳 --yes'], en: ['icss channel-groups delete Shenzhen --yes'] },
  calls: ['channelGroups.list', 'channelGroups.show', 'channelGroups.delete'],
  answer: channelGroup,
  async run(console, { group, yes }) {
    const { t } = console
    const { server } = await connect(console)
    const groupId = (await groupFinder(server)).idOf(group)
    const stored = await server.channelGroups.show({ params: { groupId } })
    await confirm(console, { what: t('channelGroups.askDelete', { name: stored.name }), yes })
    await server.channelGroups.delete({ params: { groupId } })
    if (console.json) console.printJson(stored)
    else console.print(t('channelGroups.deleted', { name: stored.name }))
    return exitCodes.ok
  },
})
