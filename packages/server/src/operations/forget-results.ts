import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import type { Storage } from '../storage/storage.ts'
import { operationChanges, operations, rejectedRows } from './operations.tables.ts'

/** Forgets what runs of a channel that have ended changed and refused, and their files; the runs and their counts stay. */
export async function forgetResults(
  db: Db,
  storage: Pick<Storage, 'delete'>,
  channelId: string,
  runs: readonly { readonly id: string; readonly fileKey: string | null }[],
): Promise<void> {
  if (runs.length === 0) return
  for (const { fileKey } of runs) if (fileKey !== null) await storage.delete(fileKey)
  const ids = runs.map(({ id }) => id)
  await db
    .delete(operationChanges)
    .where(and(eq(operationChanges.channelId, channelId), inArray(operationChanges.operationId, ids)))
  await db
    .delete(rejectedRows)
    .where(and(eq(rejectedRows.channelId, channelId), inArray(rejectedRows.operationId, ids)))
  await db
    .update(operations)
    .set({ sweptAt: sql`now()`, fileKey: null })
    .where(and(eq(operations.channelId, channelId), inArray(operations.id, ids)))
}
