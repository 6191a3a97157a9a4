import { formatDateTime } from '@icss/core/copy/format.ts'
import { noticesContract } from '@icss/core/notices/notices.contract.ts'
import { noticesEn } from '@icss/core/notices/notices.en.ts'
import { noticesZh } from '@icss/core/notices/notices.zh.ts'
import { exampleId, same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'

const idText = { zh: '通知编号，见 icss notices list', en: 'id of the notice, see icss notices list' }

export default listCommand({
  summary: { zh: '列出看过一条通知的人', en: 'List who has seen a notice' },
  examples: same(`icss notices readers ${exampleId}`, `icss notices readers ${exampleId} --json`),
  call: 'notices.readers',
  endpoint: noticesContract.readers,
  arguments: { id: idText },
  filters: {},
  columns: (language) => {
    const { readers } = language === 'zh' ? noticesZh : noticesEn
    return [
      { title: readers.account, cell: ({ accountName }) => accountName, least: 6 },
      { title: readers.channel, cell: ({ channelName }) => channelName, least: 8 },
      { title: readers.seenAt, cell: ({ seenAt }) => formatDateTime(seenAt) },
    ]
  },
})
