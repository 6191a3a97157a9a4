import { type ExitCode, exitCodes } from '../exit-codes.ts'
import type { Console } from './console.ts'
import { type TableColumn, table } from './table.ts'

/** The first `limit` of all there is of something, as a table or as one JSON document; `none` says that there is nothing. */
export function printItems<Item>(
  console: Pick<Console, 't' | 'json' | 'width' | 'print' | 'printJson' | 'note'>,
  answer: { readonly items: readonly Item[] },
  columns: readonly TableColumn<Item>[],
  { limit, none = console.t('list.none') }: { readonly limit: number | undefined; readonly none?: string },
): ExitCode {
  const total = answer.items.length
  const items = answer.items.slice(0, limit)
  if (console.json) console.printJson({ ...answer, items })
  else if (total === 0) console.note(none)
  else {
    console.print(table(columns, items, console.width))
    if (items.length < total) console.note(console.t('list.range', { from: 1, to: items.length, total }))
  }
  return exitCodes.ok
}
