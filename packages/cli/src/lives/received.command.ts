import { formatDateTime } from '@icss/core/copy/format.ts'
import { receivedLivesContract } from '@icss/core/lives/lives.contract.ts'
import { livesEn } from '@icss/core/lives/lives.en.ts'
import { livesZh } from '@icss/core/lives/lives.zh.ts'
import { same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'
import { liveFilters } from './live-filters.ts'

export default listCommand({
  summary: {
    zh: '列出主频道对本频道开放的直播',
    en: 'List the lives that the main channel has opened to this channel',
  },
  examples: same('icss lives received --state live', 'icss lives received --json'),
  call: 'receivedLives.list',
  endpoint: receivedLivesContract.list,
  filters: liveFilters,
  columns: (language) => {
    const { fields, status, received } = language === 'zh' ? livesZh : livesEn
    return [
      { title: language === 'zh' ? '编号' : 'Id', cell: ({ id }) => id },
      { title: fields.name, cell: ({ name }) => name, least: 10 },
      { title: received.from, cell: ({ channelName }) => channelName, least: 8 },
      { title: fields.status, cell: (row) => status[row.status] },
      { title: fields.startAt, cell: ({ startAt }) => formatDateTime(startAt) },
    ]
  },
})
