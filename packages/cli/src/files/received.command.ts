import { formatDateTime } from '@icss/core/copy/format.ts'
import { receivedFilesContract } from '@icss/core/files/files.contract.ts'
import { filesEn } from '@icss/core/files/files.en.ts'
import { filesZh } from '@icss/core/files/files.zh.ts'
import { same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'
import { sizeWords } from '../operations/run-words.ts'

export default listCommand({
  summary: {
    zh: '列出主频道对本频道开放的文件',
    en: 'List the files that the main channel has opened to this channel',
  },
  examples: same('icss files received', 'icss files received --json'),
  call: 'receivedFiles.list',
  endpoint: receivedFilesContract.list,
  filters: { q: { value: 'words', text: { zh: '名称的任意部分', en: 'any part of the name' } } },
  columns: (language) => {
    const { fields, columns } = language === 'zh' ? filesZh : filesEn
    return [
      { title: fields.name, cell: ({ name }) => name, least: 10 },
      { title: fields.channel, cell: ({ channelName }) => channelName, least: 8 },
      { title: fields.size, cell: ({ size }) => sizeWords(size), align: 'right' },
      { title: fields.time, cell: ({ time }) => formatDateTime(time) },
      { title: columns.id, cell: ({ id }) => id },
    ]
  },
})
