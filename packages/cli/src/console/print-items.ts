import { type ExitCode, exitCodes } from '../exit-codes.ts'
import type { Console } from './console.ts'
import { type TableColumn, table } from './table.ts'

/** All there is of something, as a table or as one JSON document. */
export function printItems<Item>(
  console: Pick<Console, 't' | 'json' | 'width' | 'print' | 'printJson' | 'note'>,
  answer: { readonly items: readonly Item[] },
  columns: readonly TableColumn<Item>[],
): ExitCode {
  const { items } = answer
  if (console.json) console.printJson(answer)
  else if (items.length === 0) console.note(console.t('list.none'))
  else console.print(table(columns, items, console.width))
  return exitCodes.ok
}
