import { formatDateTime } from '@icss/core/copy/format.ts'
import { supportVisitsContract } from '@icss/core/support-visits/support-visits.contract.ts'
import { supportVisitsEn } from '@icss/core/support-visits/support-visits.en.ts'
import { supportVisitsZh } from '@icss/core/support-visits/support-visits.zh.ts'
import { same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'

export default listCommand({
  summary: {
    zh: '列出本频道的支持访问：对子频道的，或上级频道对本频道的',
    en: 'List the support visits that the channel has paid or had',
  },
  examples: same('icss support-visits list'),
  call: 'supportVisits.list',
  endpoint: supportVisitsContract.list,
  filters: {},
  columns: (language) => {
    const { fields, states } = language === 'zh' ? supportVisitsZh : supportVisitsEn
    return [
      { title: 'ID', cell: ({ id }) => id },
      {
        title: fields.visitor,
        cell: ({ visitor, visitorChannelName }) => `${visitor} ${visitorChannelName}`,
        least: 12,
      },
      { title: fields.channel, cell: ({ channelName }) => channelName, least: 8 },
      { title: fields.begunAt, cell: ({ begunAt }) => formatDateTime(begunAt) },
      { title: fields.endedAt, cell: ({ endedAt }) => (endedAt === null ? '' : formatDateTime(endedAt)) },
      { title: fields.state, cell: ({ isOpen, endedBy }) => states[isOpen ? 'open' : (endedBy ?? 'itself')] },
    ]
  },
})
