import { and, inArray, isNull, lt, sql } from 'drizzle-orm'
import { operationResultDays } from '@icss/core/operations/operation.ts'
import type { Services } from '../services.ts'
import { forgetResults } from './forget-results.ts'
import { operations } from './operations.tables.ts'

/** Runs that are swept together. */
const batchSize = 100

/** Forgets the results of runs that ended long ago. */
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
    for (const run of old)
      await database.tenant(run.channelId, (db) => forgetResults(db, storage, run.channelId, [run]))
    if (old.length < batchSize) return
  }
}
