import { getTableColumns, is, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, IndexedColumn } from 'drizzle-orm/pg-core'
import type { PlainCode } from '@icss/core/errors/error-params.ts'
import type { ConstraintFaults } from '../database/constraint-faults.ts'
import type { Fields } from './entity-shape.ts'
import type { EntityTable } from './entity-table.ts'

/** What no two entities of a channel have alike. */
export interface UniqueKey {
  readonly field: string
  /** What another one that has it is refused with. */
  readonly code: PlainCode
  /** The field as the index holds it. */
  readonly of: AnyPgColumn | SQL
  /** The parent within which it counts, where it has one. */
  readonly parent: string | undefined
  /** The key of a row; undefined where the row has nothing there and may have nothing. */
  valueOf(row: Fields): string | undefined
}

/** The keys of a table, in the order of `faults`, which word its unique indexes. */
export function uniqueKeys(table: EntityTable, faults: ConstraintFaults): readonly UniqueKey[] {
  const columns = Object.entries(getTableColumns(table)) as [string, AnyPgColumn][]
  const { indexes } = getTableConfig(table)
  return Object.entries(faults).flatMap(([constraint, { field, code }]) => {
    const config = indexes.find((index) => index.config.unique && index.config.name === constraint)?.config
    if (!config) return []
    const named = new Set(config.columns.flatMap((part) => (is(part, IndexedColumn) ? [part.name] : [])))
    const [parent] = columns
      .filter(([property, { name }]) => property !== 'channelId' && property !== field && named.has(name))
      .map(([property]) => property)
    const written = config.columns.find((part): part is SQL => !is(part, IndexedColumn))
    const of = written ?? columns.find(([property]) => property === field)?.[1]
    if (!of) throw new Error(`There is no column ${field}.`)
    const valueOf = (row: Fields) =>
      row[field] === '' && config.where ? undefined : JSON.stringify([parent ? row[parent] : '', row[field]])
    return [{ field, code, of, parent, valueOf }]
  })
}
