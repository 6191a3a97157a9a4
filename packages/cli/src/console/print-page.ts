import type { Console } from './console.ts'
import { type TableColumn, table } from './table.ts'

interface Page<Item> {
  readonly items: Item[]
  readonly total: number
  readonly page: number
  readonly pageSize: number
}

/** A page of a list: a table and which rows of how many it shows, or one JSON document. */
export function printPage<Item>(console: Console, given: Page<Item>, columns: readonly TableColumn<Item>[]): void {
  const { items, total, page, pageSize } = given
  if (console.json) {
    console.printJson(given)
    return
  }
  if (items.length === 0) {
    console.note(console.t(total > 0 ? 'list.pastEnd' : 'list.none', { total }))
    return
  }
  console.print(table(columns, items, console.width))
  const from = (page - 1) * pageSize + 1
  console.note(console.t('list.range', { from, to: from + items.length - 1, total }))
}
