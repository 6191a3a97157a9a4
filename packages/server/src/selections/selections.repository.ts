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

/** The ids that a condition, which names the channel, finds: `limit` of them at most, in their order. */
export async function idsWhere(
  db: Db,
  table: EntityTable,
  condition: SQL | undefined,
  limit: number,
): Promise<string[]> {
  const rows = await db.select({ id: table.id }).from(table).where(condition).orderBy(asc(table.id)).limit(limit)
  return rows.map(({ id }) => id as string)
}

/** Those of `ids` that are there. */
export const idsThere = (db: Db, table: EntityTable, channelId: string, ids: readonly string[]) =>
  idsWhere(db, table, and(eq(table.channelId, channelId), inArray(table.id, [...ids])), ids.length)
