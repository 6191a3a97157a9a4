import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { PlainCode } from '@icss/core/errors/error-params.ts'
import type { Db } from '../database/database.ts'
import type { GoodRow, Refused } from '../imports/written.ts'
import type { EntityTable, Fields } from './entity-shape.ts'

/** How a row of a file names the parent of its entity. */
export interface NamedParent {
  /** The field of the row, which no draft has. */
  readonly field: string
  /** The column of the parent's id. */
  readonly key: string
  readonly table: EntityTable
  /** The parent's name, as its index holds it. */
  readonly name: AnyPgColumn | SQL
  /** What a row is refused with whose parent is not there. */
  readonly unknown: PlainCode
}

/** The columns that name the parents of rows, which stay to the end of the transaction; rows without one are refused. */
export async function parentsOfRows(
  db: Db,
  channelId: string,
  rows: readonly GoodRow<Fields>[],
  { field, key, table, name, unknown }: NamedParent,
): Promise<{ readonly of: ReadonlyMap<GoodRow<Fields>, Fields>; readonly refused: readonly Refused[] }> {
  const nameOf = ({ draft }: GoodRow<Fields>) => draft[field] as string
  const found = await db
    .select({ id: table.id, name: sql<string>`${name}` })
    .from(table)
    .where(and(eq(table.channelId, channelId), sql`${name} = any(${sql.param([...new Set(rows.map(nameOf))])})`))
    .orderBy(table.id)
    .for('key share')
  const idOf = new Map(found.map((one) => [one.name, one.id]))
  return {
    of: new Map(
      rows.flatMap((row) => (idOf.has(nameOf(row)) ? [[row, { [key]: idOf.get(nameOf(row)) }] as const] : [])),
    ),
    refused: rows
      .filter((row) => !idOf.has(nameOf(row)))
      .map((row) => ({ row: row.row, field, value: nameOf(row), code: unknown })),
  }
}
