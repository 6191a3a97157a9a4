import { operationsEn } from '@icss/core/operations/operations.en.ts'
import { operationsZh } from '@icss/core/operations/operations.zh.ts'
import type { GlobalOptions } from '../commands/global-options.ts'
import { type Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { wholeNumber } from '../console/whole-number.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import { timeWords } from './operation-words.ts'
import type { OperationListOptions } from './operations.command.ts'

const count = (value: number) => new Intl.NumberFormat('en').format(value)

export async function runOperationList(
  console: Console,
  options: OperationListOptions & GlobalOptions,
): Promise<ExitCode> {
  const { t, language } = console
  const page = wholeNumber('--page', options.page, 1, 1_000_000)
  const pageSize = wholeNumber('--page-size', options.pageSize, 1, 50)
  const { server } = await connect(console, options)
  const { items, total } = await server.operations.list({ query: { page, pageSize } })
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
          { title: t('operations.columns.title'), cell: ({ title }) => title, least: 8 },
          { title: t('operations.columns.good'), cell: ({ good }) => count(good), align: 'right' },
          { title: t('operations.columns.bad'), cell: ({ bad }) => count(bad), align: 'right' },
          // The day is what a narrow terminal can do without.
          ...(console.width === undefined || console.width >= 100
            ? [
                {
                  title: t('operations.columns.created'),
                  cell: ({ createdAt }: { createdAt: string }) => timeWords(createdAt),
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
}
