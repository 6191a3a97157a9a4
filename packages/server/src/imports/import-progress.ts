import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { CancelledRun } from '../operations/operation-queue.ts'
import type { StoredOperation } from '../operations/operation-answer.ts'
import { operations, rejectedRows } from '../operations/operations.tables.ts'
import type { Fault } from './read-row.ts'
import type { SourceRow, TableSource } from './source-row.ts'

/** What one batch came to. */
export interface Progress {
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
  let bad = operation.bad
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
    async add(db: Db, { rows, created, updated, skipped, rejected }: Progress, bytesRead: number): Promise<void> {
      bad += rejected.length
      if (rejected.length > 0)
        await db.execute(sql`
          insert into rejected_rows (channel_id, operation_id, "row", line, cells, faults)
          select ${channelId}::uuid, ${id}::uuid, r."row", r.line, r.cells, r.faults
          from jsonb_to_recordset(${JSON.stringify(
            rejected.map(({ row, source: { line, cells }, faults }) => ({ row, line, cells, faults })),
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
          headers: [...table.headers],
        })
        .where(mine)
        .returning({ cancelled: operations.cancelRequested })
      if (changed?.cancelled) throw new CancelledRun()
    },
    async finish(db: Db): Promise<void> {
      await db
        .update(operations)
        .set({ rows: operations.rowsDone, bytesRead: operations.bytes, headers: [...table.headers] })
        .where(mine)
    },
  }
}
