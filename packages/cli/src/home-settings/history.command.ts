import { formatDateTime } from '@icss/core/copy/format.ts'
import { homeScreenContract } from '@icss/core/home-settings/home-settings.contract.ts'
import { same } from '../commands/examples.ts'
import { listCommand } from '../commands/list-command.ts'
import { partWords } from './part-words.ts'

export default listCommand({
  summary: { zh: '列出首屏保留的版本', en: 'List the kept revisions of the home screen' },
  examples: same('icss home history', 'icss home history --json'),
  call: 'homeScreen.history',
  endpoint: homeScreenContract.history,
  filters: {},
  columns: (language) => {
    const [number, time, name, by, parts] =
      language === 'zh'
        ? (['版本', '时间', '名称', '发布人', '部分'] as const)
        : (['Revision', 'Time', 'Name', 'By', 'Parts'] as const)
    return [
      { title: number, cell: (one) => String(one.number) },
      { title: time, cell: ({ publishedAt }) => formatDateTime(publishedAt) },
      { title: name, cell: (one) => one.name },
      { title: by, cell: ({ publishedBy }) => publishedBy },
      { title: parts, cell: ({ carried }) => partWords(language, carried) },
    ]
  },
})
