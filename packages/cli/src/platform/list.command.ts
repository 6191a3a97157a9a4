import { platformContract } from '@icss/core/platform/platform.contract.ts'
import { same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'
import { translateFor } from '../console/console.ts'

export default listCommand({
  summary: { zh: '列出频道与商会', en: 'List channels and chambers' },
  examples: same('icss platform list --kind chamber', 'icss platform list --status disabled --json'),
  call: 'platform.listChannels',
  endpoint: platformContract.listChannels,
  filters: {
    q: { value: 'text', text: { zh: '名称或简称中含有的文字', en: 'part of a name or abbreviation' } },
    kind: { value: 'kind', text: { zh: '主频道、子频道或商会', en: 'main channels, sub-channels or chambers' } },
    status: { value: 'status', text: { zh: '启用或停用', en: 'enabled or disabled' } },
  },
  columns: (language) => {
    const t = translateFor(language)
    return [
      { title: t('platform.columns.id'), cell: (row) => row.id },
      { title: t('platform.columns.name'), cell: ({ name }) => name, least: 8 },
      { title: t('platform.columns.kind'), cell: ({ kind }) => t(`platform.kinds.${kind}`) },
      { title: t('platform.columns.account'), cell: ({ accountNumber }) => accountNumber ?? '' },
      {
        title: t('platform.columns.status'),
        cell: ({ enabled }) => t(`accounts.status.${enabled ? 'enabled' : 'disabled'}`),
      },
    ]
  },
})
