import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ReferredNoun } from '@icss/core/rules/reference.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import type { ListTable } from '../entities/entity-table.ts'
import { outer } from '../entities/outer.ts'
import { referred } from './referred.ts'

/**
 * What a cell calls the record of `id`: its name, or its id where another one has the same name; '' for none. The table has
 * a name of its own here, since a record may refer to one of its own kind.
 */
function nameOf(channelId: string, to: ReferredNoun, id: AnyPgColumn): SQL<string> {
  const { table, isNamedOnce = false } = referred[to]
  const name = sql.identifier(table.name.name)
  const isCalledTwice = sql`exists (select from ${table} as same where same.channel_id = ${channelId}
    and ${pinyinOf(sql`same.${name}`)} = ${pinyinOf(sql`called.${name}`)} and same.id <> called.id)`
  const words = isNamedOnce
    ? sql`called.${name}`
    : sql`case when ${isCalledTwice} then cast(called.id as text) else called.${name} end`
  return sql<string>`coalesce((select ${words} from ${table} as called
    where called.channel_id = ${channelId} and called.id = ${outer(id)}), '')`
}

/** What an export reads in place of ids: what the records are called to which rows of `table` refer. */
export function referredNames(
  columns: readonly Column[],
  table: ListTable,
  channelId: string,
): Readonly<Record<string, SQL<string>>> {
  const own = getTableColumns(table)
  return Object.fromEntries(
    columns.flatMap(({ field, kind }) => {
      const id = own[field]
      return id && typeof kind === 'object' && 'reference' in kind
        ? [[field, nameOf(channelId, kind.reference, id)] as const]
        : []
    }),
  )
}
