import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { storableText } from '../database/storable-text.ts'
import { CancelledRun } from '../operations/operation-queue.ts'
import type { StoredOperation } from '../operations/operation-answer.ts'
import { operations, rejectedRows } from '../operations/operations.tables.ts'
import type { Fault } from './read-row.ts'
import type { SourceRow, TableSource } from './source-row.ts'

/** What one batch came to. */
export interface Progress {
  /** Rows decided before this batch. */
  readonly before: number
  readonly rows: number
  readonly created: number
  readonly updated: number
  readonly skipped: number
  readonly rejected: readonly { readonly row: number; readonly source: SourceRow; readonly faults: readonly Fault[] }[]
}

/** Keeps an import's counts and rejected rows. `add` throws `CancelledRun` once a person has cancelled it. */
export function importProgress(operation: StoredOperation, table: TableSource) {
  const { channelId, id } = operation
  const mine = and(eq(operations.channelId, channelId), eq(operations.id, id))
  const headers = table.headers.map(storableText)
  let { bad } = operation
  return {
    bad: () => bad,
    async reset(db: Db): Promise<void> {
      bad = 0
      await db
        .update(operations)
        .set({ rowsDone: 0, good: 0, bad: 0, created: 0, updated: 0, skipped: 0, bytesRead: 0 })
        .where(mine)
      await db.delete(rejectedRows).where(and(eq(rejectedRows.channelId, channelId), eq(rejectedRows.operationId, id)))
    },
    async add(
      db: Db,
      { before, rows, created, updated, skipped, rejected }: Progress,
      bytesRead: number,
    ): Promise<void> {
      if (rejected.length > 0)
        await db.execute(sql`
          insert into rejected_rows (channel_id, operation_id, "row", line, cells, faults)
          select ${channelId}::uuid, ${id}::uuid, r."row", r.line, r.cells, r.faults
          from jsonb_to_recordset(${JSON.stringify(
            rejected.map(({ row, source: { line, cells }, faults }) => ({
              row,
              line,
              cells: cells.map(storableText),
              faults,
            })),
          )}::jsonb) as r("row" int, line int, cells text[], faults jsonb)`)
      const [changed] = await db
        .update(operations)
        .set({
          rowsDone: sql`${operations.rowsDone} + ${rows}`,
          good: sql`${operations.good} + ${created + updated + skipped}`,
          bad: sql`${operations.bad} + ${rejected.length}`,
          created: sql`${operations.created} + ${created}`,
          updated: sql`${operations.updated} + ${updated}`,
          skipped: sql`${operations.skipped} + ${skipped}`,
          bytesRead,
          headers,
        })
        .where(and(mine, eq(operations.rowsDone, before), eq(operations.status, 'running')))
        .returning({ cancelled: operations.cancelRequested, bad: operations.bad })
      // Somebody else runs it by now, since this process lost the lock on it.
      if (!changed) throw new ProblemError('server.unavailable')
      if (changed.cancelled) throw new CancelledRun()
      ;({ bad } = changed)
    },
    /** Takes back what was counted as written, when it was rolled back. */
    async forgetWritten(db: Db): Promise<void> {
      await db.update(operations).set({ good: 0, created: 0, updated: 0, skipped: 0 }).where(mine)
    },
    async finish(db: Db): Promise<void> {
      await db.update(operations).set({ rows: operations.rowsDone, bytesRead: operations.bytes, headers }).where(mine)
    },
  }
}
