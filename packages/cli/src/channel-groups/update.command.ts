import { channelGroup } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { command } from '../commands/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { exitCodes } from '../exit-codes.ts'
import { channelFinder } from '../permissions/channel-ids.ts'
import { connect } from '../server/connect.ts'
import { groupFinder } from './group-finder.ts'

export default command({
  summary: {
    zh: '修改频道组：名称、所在的组、加入和移出的子频道',
    en: 'Change a channel group: its name, the group that it is within, sub-channels added and removed',
  },
  takes: {
    group: { argument: 'required', text: { zh: '频道组的名称或编号', en: 'name or id of the group' } },
    name: { value: 'name', text: { zh: '新的名称', en: 'its new name' } },
    within: { value: 'group', text: { zh: '放到这个频道组内', en: 'puts it within this group' } },
    top: { text: { zh: '移到最上一级', en: 'takes it out of the group that it is within' } },
    add: {
      value: 'channel',
      many: true,
      text: {
        zh: '加入的子频道的名称或编号',
        en: 'name or id of a sub-channel to add',
      },
    },
    remove: {
      value: 'channel',
      many: true,
      text: {
        zh: '移出的子频道的名称或编号',
        en: 'name or id of a sub-channel to remove',
      },
    },
  },
  examples: {
    zh: ['icss channel-groups update 深圳 --name 深圳市 --add 宝安分校 --remove 福田分校'],
    en: ['icss channel-groups update Shenzhen --name Shenzhen-City --add Baoan --remove Futian'],
  },
  calls: ['channelGroups.list', 'channelGroups.show', 'channelGroups.update', 'subChannels.list'],
  answer: channelGroup,
  async run(console, { group, name, within, top, add = [], remove = [] }) {
    if (top && within !== undefined) throw new CliError('withinOrTop', exitCodes.usage)
    const { server } = await connect(console)
    const { idOf } = await groupFinder(server)
    const groupId = idOf(group)
    const channelOf = add.length + remove.length > 0 ? await channelFinder(server) : (id: string) => id
    const stored = await server.channelGroups.show({ params: { groupId } })
    const removed = new Set(remove.map(channelOf))
    const parentId = top ? '' : within === undefined ? (stored.parentId ?? '') : idOf(within)
    const channelIds = [...new Set([...stored.channelIds, ...add.map(channelOf)])].filter((id) => !removed.has(id))
    const changed = await server.channelGroups.update({
      params: { groupId },
      query: { version: stored.version },
      body: { name: name ?? stored.name, parentId, channelIds },
    })
    if (console.json) console.printJson(changed)
    else console.print(console.t('channelGroups.changed', { name: changed.name, count: changed.channelIds.length }))
    return exitCodes.ok
  },
})
