import { recycleBinContract } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import { recycleBinEn } from '@icss/core/recycle-bin/recycle-bin.en.ts'
import { recycleBinZh } from '@icss/core/recycle-bin/recycle-bin.zh.ts'
import { same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'

export default listCommand({
  summary: { zh: '列出 30 天内删除、可以恢复的内容', en: 'List what was deleted and can be restored for 30 days' },
  examples: same('icss recycle-bin list', 'icss recycle-bin list --kind courses'),
  call: 'recycleBin.list',
  endpoint: recycleBinContract.list,
  filters: { kind: { value: 'kind', text: { zh: '只列出这一种', en: 'of this kind' } } },
  columns: (language) => {
    const { fields } = language === 'zh' ? recycleBinZh : recycleBinEn
    return [
      { title: fields.kind, cell: ({ kind }) => kind },
      { title: 'ID', cell: ({ id }) => id },
      { title: fields.name, cell: ({ name }) => name, least: 12 },
      { title: fields.deletedBy, cell: ({ deletedBy }) => deletedBy, least: 8 },
      { title: fields.deletedAt, cell: ({ deletedAt }) => deletedAt.slice(0, 16).replace('T', ' ') },
      { title: fields.erasedAt, cell: ({ erasedAt }) => erasedAt.slice(0, 10) },
    ]
  },
})
