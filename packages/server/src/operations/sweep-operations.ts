import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { operationResultDays } from '@icss/core/operations/operation.ts'
import type { Services } from '../services.ts'
import { operationChanges, operations, rejectedRows } from './operations.tables.ts'

/** Runs that are swept together. */
const batchSize = 100

/**
 * Forgets what runs that ended long ago changed and refused, and their files; the runs themselves and their counts stay.
 */
export async function sweepOperations({ database, storage }: Pick<Services, 'database' | 'storage'>): Promise<void> {
  for (;;) {
    const old = await database.system
      .select({ channelId: operations.channelId, id: operations.id, fileKey: operations.fileKey })
      .from(operations)
      .where(
        and(
          inArray(operations.status, ['done', 'failed', 'cancelled']),
          isNull(operations.sweptAt),
          lt(operations.finishedAt, sql`now() - make_interval(days => ${operationResultDays})`),
        ),
      )
      .limit(batchSize)
    for (const { channelId, id, fileKey } of old) {
      if (fileKey !== null) await storage.delete(fileKey)
      await database.tenant(channelId, async (db) => {
        await db
          .delete(operationChanges)
          .where(and(eq(operationChanges.channelId, channelId), eq(operationChanges.operationId, id)))
        await db
          .delete(rejectedRows)
          .where(and(eq(rejectedRows.channelId, channelId), eq(rejectedRows.operationId, id)))
        await db
          .update(operations)
          .set({ sweptAt: sql`now()`, fileKey: null })
          .where(and(eq(operations.channelId, channelId), eq(operations.id, id)))
      })
    }
    if (old.length < batchSize) return
  }
}
