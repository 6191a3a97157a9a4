import * as z from 'zod/mini'
import { category } from '@icss/core/categories/category.ts'
import type { Input } from '../commands/command.ts'
import type { Console } from '../console/console.ts'
import { table } from '../console/table.ts'
import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { connect } from '../server/connect.ts'
import type { listTakes } from './categories.commands.ts'
import { readCategories } from './read-categories.ts'

export const answer = z.object({ items: z.array(category) })

export async function run(
  console: Console<z.output<typeof answer>>,
  { kind }: Input<typeof listTakes>,
): Promise<ExitCode> {
  const { t } = console
  const { server } = await connect(console)
  const items = await readCategories(server, kind)
  if (console.json) console.printJson({ items })
  else if (items.length === 0) console.note(t('list.none'))
  else
    console.print(
      table(
        [
          { title: t('categories.columns.name'), cell: ({ name }) => name, level: ({ level }) => level, least: 10 },
          { title: t('categories.columns.count'), cell: ({ count }) => String(count), align: 'right' },
          { title: t('categories.columns.id'), cell: ({ id }) => id },
        ],
        items,
        console.width,
      ),
    )
  return exitCodes.ok
}
