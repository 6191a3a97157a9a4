import { and, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../database/database.ts'
import type { ListTable } from './entity-table.ts'

/** Rows that name an entity by their column `of`. */
export interface Naming {
  readonly table: ListTable
  readonly of: AnyPgColumn
  readonly where?: SQL
}

/** The rows that name an entity, and what else goes with it. */
export interface NamedBy {
  /** What goes when it is deleted. */
  readonly children?: readonly Naming[] | undefined
  /** What stays, and names it no more. */
  readonly referrers?: readonly Naming[] | undefined
  /** Ends what is over for good once these are deleted, whose rows are locked: what is restored has none of it. */
  readonly ends?: ((db: Db, channelId: string, ids: readonly string[]) => Promise<void>) | undefined
}

/** What tells a row that names something from the others of its channel; a table with one row a channel has no id. */
export const idColumnOf = ({ table }: Naming): AnyPgColumn =>
  (getTableColumns(table).id as AnyPgColumn) ?? table.channelId

/** The condition of the rows that name one of `ids`. */
export const namingOf = (channelId: string, { table, of, where }: Naming, ids: readonly string[]): SQL | undefined =>
  and(eq(table.channelId, channelId), inArray(of, [...ids]), where)

/** The name that drizzle gives the column `of`. */
export const propertyOf = ({ table, of }: Naming): string =>
  Object.entries(getTableColumns(table)).find(([, { name }]) => name === of.name)?.[0] ?? ''

/** Lets nothing name what is deleted next, in the same transaction; the rows of `ids` are locked. */
export async function nameNoMore(
  db: Db,
  channelId: string,
  { children = [], referrers = [], ends }: NamedBy,
  ids: readonly string[],
): Promise<void> {
  await ends?.(db, channelId, ids)
  for (const one of children) await db.delete(one.table).where(namingOf(channelId, one, ids))
  for (const one of referrers)
    await db
      .update(one.table)
      .set({ [propertyOf(one)]: null })
      .where(namingOf(channelId, one, ids))
}
