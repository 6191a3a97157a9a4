import * as z from 'zod/mini'
import { category } from '@icss/core/categories/category.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { wholeTakes } from '../commands/shared-takes.ts'
import { printItems } from '../console/print-items.ts'
import { connect } from '../server/connect.ts'

export default command({
  summary: { zh: '列出文件组', en: 'List the groups of files' },
  takes: wholeTakes,
  examples: same('icss files groups', 'icss files groups --json'),
  calls: ['fileGroups.list'],
  answer: z.object({ items: z.array(category) }),
  async run(console, paging) {
    const { t } = console
    const { server } = await connect(console)
    const { items } = await server.fileGroups.list()
    return printItems(
      console,
      { items },
      [
        { title: t('files.columns.group'), cell: ({ name }) => name, level: ({ level }) => level, least: 10 },
        { title: t('files.columns.count'), cell: ({ count }) => String(count), align: 'right' },
        { title: t('files.columns.id'), cell: ({ id }) => id },
      ],
      paging,
    )
  },
})
