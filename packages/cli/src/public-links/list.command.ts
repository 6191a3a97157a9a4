import { formatDateTime } from '@icss/core/copy/format.ts'
import { publicLinksContract } from '@icss/core/public-links/public-links.contract.ts'
import { publicLinksEn } from '@icss/core/public-links/public-links.en.ts'
import { publicLinksZh } from '@icss/core/public-links/public-links.zh.ts'
import { same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'

export default listCommand({
  summary: { zh: '列出频道开通的公开链接', en: 'List the public links of the channel that are open' },
  examples: same('icss links list', 'icss links list --kind company --all --json url,name'),
  call: 'publicLinks.list',
  endpoint: publicLinksContract.list,
  filters: { kind: { value: 'kind', text: { zh: '只列出这一种', en: 'of this kind' } } },
  columns: (language) => {
    const { fields, cannotShow } = language === 'zh' ? publicLinksZh : publicLinksEn
    return [
      { title: fields.kind, cell: ({ kind }) => kind },
      { title: 'ID', cell: ({ id }) => id },
      { title: fields.name, cell: ({ name }) => name, least: 12 },
      { title: fields.url, cell: ({ url }) => url ?? cannotShow },
      { title: fields.createdAt, cell: ({ createdAt }) => formatDateTime(createdAt) },
      {
        title: fields.forwardedUntil,
        cell: ({ forwardedUntil }) => (forwardedUntil === null ? '' : formatDateTime(forwardedUntil)),
      },
    ]
  },
})
