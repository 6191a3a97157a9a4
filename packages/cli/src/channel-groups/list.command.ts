import { channelGroupsContract } from '@icss/core/channel-groups/channel-groups.contract.ts'
import { command } from '../commands/command.ts'
import { wholeTakes } from '../commands/shared-takes.ts'
import { printItems } from '../console/print-items.ts'
import { connect } from '../server/connect.ts'
import { same } from '../commands/examples.ts'

export default command({
  summary: { zh: '列出频道组及其子频道个数', en: 'List the channel groups and how many sub-channels each holds' },
  takes: wholeTakes,
  examples: same('icss channel-groups list'),
  calls: ['channelGroups.list'],
  answer: channelGroupsContract.list.answer,
  async run(console, paging) {
    const { t } = console
    const { server } = await connect(console)
    const groups = await server.channelGroups.list()
    const names = new Map(groups.items.map(({ id, name }) => [id, name]))
    return printItems(
      console,
      groups,
      [
        { title: t('platform.columns.id'), cell: ({ id }) => id },
        { title: t('platform.columns.name'), cell: ({ name }) => name, least: 8 },
        { title: t('channelGroups.parent'), cell: ({ parentId }) => names.get(parentId ?? '') ?? '', least: 6 },
        {
          title: t('channelGroups.channels'),
          cell: ({ channelIds }) => String(channelIds.length),
          align: 'right',
        },
      ],
      paging,
    )
  },
})
