import { getTableColumns, is, type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, getTableConfig, IndexedColumn } from 'drizzle-orm/pg-core'
import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import type { ConstraintFaults } from '../database/constraint-faults.ts'
import type { AlikeShape } from './alike-shape.ts'
import type { Fields } from './entity-shape.ts'
import type { EntityTable } from './entity-table.ts'

/** What no two entities of a channel have alike. */
export interface UniqueKey {
  readonly field: string
  /** What another one that has it is refused with. */
  readonly code: ErrorCode
  /** The field as the index holds it. */
  readonly of: AnyPgColumn | SQL
  /** Which rows count, where not all do. */
  readonly where: SQL | undefined
  /** What a row has of it; compared with `of`. */
  heldBy(row: Fields): unknown
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
    return [{ field, code, of, where: undefined, heldBy: (row: Fields) => row[field], parent, valueOf }]
  })
}

/** The key of names in all their writings; a row that is known to be apart has none. */
export function alikeKey(table: EntityTable, { field, key, apart, keyOf, code }: AlikeShape): UniqueKey {
  const columns = getTableColumns(table) as Readonly<Record<string, AnyPgColumn>>
  const column = (name: string) => columns[name] as AnyPgColumn
  const heldBy = (row: Fields) => keyOf(row[field] as string)
  return {
    field,
    code,
    of: column(key),
    where: sql`not ${column(apart)}`,
    heldBy,
    parent: undefined,
    valueOf: (row) => (row[apart] === true ? undefined : heldBy(row)),
  }
}
