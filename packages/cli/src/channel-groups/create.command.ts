import { channelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { command } from '../commands/command.ts'
import { exitCodes } from '../exit-codes.ts'
import { channelFinder } from '../permissions/channel-ids.ts'
import { connect } from '../server/connect.ts'
import { groupFinder } from './group-finder.ts'

export default command({
  summary: { zh: '新建频道组', en: 'Create a channel group' },
  takes: {
    name: { argument: 'required', text: { zh: '频道组的名称', en: 'name of the group' } },
    within: { value: 'group', text: { zh: '所在频道组的名称或编号', en: 'name or id of the group that it is within' } },
    channel: {
      value: 'channel',
      many: true,
      text: {
        zh: '组内子频道的名称或编号',
        en: 'name or id of a sub-channel in it',
      },
    },
  },
  examples: {
    zh: ['icss channel-groups create 深圳 --within 华南 --channel 福田分校 --channel 南山分校'],
    en: ['icss channel-groups create Shenzhen --within South --channel Futian --channel Nanshan'],
  },
  calls: ['channelGroups.list', 'channelGroups.create', 'subChannels.list'],
  answer: channelGroup,
  async run(console, { name, within, channel = [] }) {
    const { server } = await connect(console)
    const parentId = within === undefined ? '' : (await groupFinder(server)).idOf(within)
    const channelIds = channel.length === 0 ? [] : [...new Set(channel.map(await channelFinder(server)))]
    const group = await server.channelGroups.create({ body: { name, parentId, channelIds } })
    if (console.json) console.printJson(group)
    else console.print(console.t('channelGroups.created', { name: group.name, count: group.channelIds.length }))
    return exitCodes.ok
  },
})
