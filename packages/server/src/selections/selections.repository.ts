import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import { selections } from './selections.tables.ts'

export type StoredSelection = typeof selections.$inferSelect

export async function keepSelection(db: Db, values: typeof selections.$inferInsert): Promise<void> {
  await db.insert(selections).values(values)
}

export async function findSelection(db: Db, channelId: string, id: string): Promise<StoredSelection | undefined> {
  const [found] = await db
    .select()
    .from(selections)
    .where(and(eq(selections.channelId, channelId), eq(selections.id, id)))
  return found
}

/** Keeps it for as long as a run over it may be resumed. */
export async function useSelection(db: Db, channelId: string, id: string): Promise<void> {
  await db
    .update(selections)
    .set({ usedAt: sql`now()` })
    .where(and(eq(selections.channelId, channelId), eq(selections.id, id)))
}

/** One that is chosen, at the version that was looked at. */
export interface ChosenRow {
  readonly id: string
  readonly version: number
}

/** What a condition, which names the channel, finds: `limit` of them at most, in the order of their ids. */
export async function rowsWhere(
  db: Db,
  table: EntityTable,
  condition: SQL | undefined,
  limit: number,
): Promise<ChosenRow[]> {
  const { id, version } = table
  return (await db.select({ id, version }).from(table).where(condition).orderBy(asc(id)).limit(limit)) as ChosenRow[]
}

/** How many of `ids` a condition, which names the channel, lets through. */
export const countThere = (db: Db, table: EntityTable, condition: SQL | undefined, ids: readonly string[]) =>
  db.$count(table, and(condition, sql`${table.id} = any(${sql.param([...ids])}::uuid[])`))

/** Those of `ids` that are there. */
export const rowsThere = (db: Db, table: EntityTable, channelId: string, ids: readonly string[]) =>
  rowsWhere(db, table, and(eq(table.channelId, channelId), inArray(table.id, [...ids])), ids.length)
