import { formatDateTime } from '@icss/core/copy/format.ts'
import { receivedNoticesContract } from '@icss/core/notices/notices.contract.ts'
import { noticesEn } from '@icss/core/notices/notices.en.ts'
import { noticesZh } from '@icss/core/notices/notices.zh.ts'
import { same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'

export default listCommand({
  summary: {
    zh: '列出现在对本频道显示的通知，包括主频道开放的',
    en: 'List the notices that are shown to this channel now, also those of the main channel',
  },
  examples: same('icss notices received', 'icss notices received --json'),
  call: 'receivedNotices.list',
  endpoint: receivedNoticesContract.list,
  filters: {},
  columns: (language) => {
    const { fields, readers } = language === 'zh' ? noticesZh : noticesEn
    return [
      { title: fields.title, cell: ({ title }) => title, least: 10 },
      { title: readers.channel, cell: ({ channelName }) => channelName, least: 8 },
      { title: fields.startAt, cell: ({ startAt }) => formatDateTime(startAt) },
      { title: fields.endAt, cell: ({ endAt }) => formatDateTime(endAt) },
      { title: language === 'zh' ? '编号' : 'Id', cell: ({ id }) => id },
    ]
  },
})
