import { formatDateTime } from '@icss/core/copy/format.ts'
import { formatNumber } from '@icss/core/copy/format.ts'
import { operationsContract } from '@icss/core/operations/operations.contract.ts'
import { operationsEn } from '@icss/core/operations/operations.en.ts'
import { operationsZh } from '@icss/core/operations/operations.zh.ts'
import { command } from '../commands/command.ts'
import { same } from '../commands/examples.ts'
import { pageTakes } from '../commands/shared-takes.ts'
import { pageOf } from '../console/page-answer.ts'
import { readPages } from '../console/read-pages.ts'
import { table } from '../console/table.ts'
import { exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { titleOf } from './operation-words.ts'

export default command({
  summary: { zh: '列出批量任务', en: 'List bulk runs' },
  takes: { ...pageTakes },
  examples: same('icss operations list'),
  calls: ['operations.list'],
  answer: pageOf(operationsContract.list.answer),
  async run(console, paging) {
    const { t, language } = console
    const { server } = await connect(console)
    const { items, total, page, pageSize } = await readPages(console, paging, (query) =>
      server.operations.list({ query }),
    )
    if (console.json) {
      console.printJson({ items, total, page, pageSize })
      return exitCodes.ok
    }
    const words = language === 'zh' ? operationsZh : operationsEn
    if (items.length === 0) console.note(t(total > 0 ? 'list.pastEnd' : 'list.none', { total }))
    else {
      console.print(
        table(
          [
            { title: t('operations.columns.id'), cell: ({ id }) => id },
            { title: t('operations.columns.status'), cell: ({ status }) => words.status[status] },
            {
              title: t('operations.columns.title'),
              cell: (one) => titleOf(console, one),
              least: 8,
            },
            { title: t('operations.columns.good'), cell: ({ good }) => formatNumber(good, language), align: 'right' },
            { title: t('operations.columns.bad'), cell: ({ bad }) => formatNumber(bad, language), align: 'right' },
            // The day is what a narrow terminal can do without.
            ...(console.width === undefined || console.width >= 100
              ? [
                  {
                    title: t('operations.columns.created'),
                    cell: ({ createdAt }: { createdAt: string }) => formatDateTime(createdAt),
                  },
                ]
              : []),
          ],
          items,
          console.width,
        ),
      )
      const from = (page - 1) * pageSize + 1
      console.note(t('list.range', { from, to: from + items.length - 1, total }))
    }
    return exitCodes.ok
  },
})
