import * as z from 'zod/mini'
import { category } from '@icss/core/categories/category.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'

export const answer = z.object({ items: z.array(category) })

export async function run(console: Console<z.output<typeof answer>>): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const { items } = await server.fileGroups.list()
  if (console.json) console.printJson({ items })
  else if (items.length === 0) console.note(t('list.none'))
  else
    console.print(
      table(
        [
          { title: t('files.columns.group'), cell: ({ name }) => name, level: ({ level }) => level, least: 10 },
          { title: t('files.columns.count'), cell: ({ count }) => String(count), align: 'right' },
          { title: t('files.columns.id'), cell: ({ id }) => id },
        ],
        items,
        console.width,
      ),
    )
  return exitCodes.ok
}
