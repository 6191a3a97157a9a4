import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { AlikeRow } from '@icss/core/operations/alike-row.ts'
import type { RejectedRow } from '@icss/core/operations/rejected-row.ts'
import type { TableReading } from '@icss/core/operations/table-reading.ts'
import type { Db } from '../database/database.ts'
import { storableText } from '../database/storable-text.ts'
import type { StoredOperation } from './operation-answer.ts'
import type { KeptChanges } from './kept-changes.ts'
import { forgetChanges, keepChanges } from './operation-changes.ts'
import { operations, rejectedRows } from './operations.tables.ts'

/** Characters of a header that are kept: no name of a column is longer. */
const longestHeader = 200

const keptHeaders = (headers: readonly string[]) =>
  headers.map((header) => storableText(header.slice(0, longestHeader)))

/** Thrown inside a run that a person has cancelled. */
export class CancelledRun extends Error {
  override readonly name = 'CancelledRun'
}

/** A row that was refused, or a change that could not be undone, with its cells as they stood. */
export interface RejectedCells {
  readonly row: number
  readonly line: number
  readonly cells: readonly string[]
  readonly faults: readonly Omit<RejectedRow, 'line'>[]
}

/** What one batch came to; the counts and `rejected` add up to `rows`. */
export interface BatchProgress {
  /** Rows decided before this batch. */
  readonly before: number
  readonly rows: number
  readonly created?: number
  readonly updated?: number
  readonly deleted?: number
  readonly skipped?: number
  readonly rejected?: readonly RejectedCells[]
  /** Rows whose names it met in another writing. */
  readonly alike?: readonly AlikeRow[]
  /** What it changed, for the result file and for undo; left out by a dry run. */
  readonly changes?: KeptChanges
  /** Way through the source and its header line, where there is a file. */
  readonly bytesRead?: number
  readonly headers?: readonly string[]
}

const none = { rowsDone: 0, good: 0, bad: 0, created: 0, updated: 0, deleted: 0, skipped: 0, alike: 0, bytesRead: 0 }

/**
 * Keeps the counts, the rejected rows and the changes of a run; call `add` in the transaction of the batch itself. It
 * throws `CancelledRun` once a person has cancelled the run, which takes the batch back.
 */
export function operationProgress(operation: Pick<StoredOperation, 'channelId' | 'id' | 'bad'>) {
  const { channelId, id } = operation
  const mine = and(eq(operations.channelId, channelId), eq(operations.id, id))
  let { bad } = operation
  return {
    bad: () => bad,
    /** Begins again from the first row. */
    async reset(db: Db): Promise<void> {
      bad = 0
      await db.update(operations).set(none).where(mine)
      await db.delete(rejectedRows).where(and(eq(rejectedRows.channelId, channelId), eq(rejectedRows.operationId, id)))
      await forgetChanges(db, channelId, id)
    },
    async add(
      db: Db,
      {
        before,
        rows,
        created = 0,
        updated = 0,
        deleted = 0,
        skipped = 0,
        rejected = [],
        alike = [],
        changes,
        bytesRead,
        headers,
      }: BatchProgress,
    ): Promise<void> {
      if (rejected.length > 0)
        await db.execute(sql`
          insert into rejected_rows (channel_id, operation_id, "row", line, cells, faults)
          select ${channelId}::uuid, ${id}::uuid, r."row", r.line, r.cells, r.faults
          from jsonb_to_recordset(${JSON.stringify(
            rejected.map((one) => ({ ...one, cells: one.cells.map(storableText) })),
          )}::jsonb) as r("row" int, line int, cells text[], faults jsonb)`)
      await keepChanges(db, operation, before, { ...changes, alike })
      const [changed] = await db
        .update(operations)
        .set({
          rowsDone: sql`${operations.rowsDone} + ${rows}`,
          good: sql`${operations.good} + ${created + updated + deleted + skipped}`,
          bad: sql`${operations.bad} + ${rejected.length}`,
          created: sql`${operations.created} + ${created}`,
          updated: sql`${operations.updated} + ${updated}`,
          deleted: sql`${operations.deleted} + ${deleted}`,
          skipped: sql`${operations.skipped} + ${skipped}`,
          alike: sql`${operations.alike} + ${alike.length}`,
          ...(bytesRead === undefined ? {} : { bytesRead }),
          ...(headers === undefined ? {} : { headers: keptHeaders(headers) }),
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
      await db.update(operations).set({ good: 0, created: 0, updated: 0, deleted: 0, skipped: 0, alike: 0 }).where(mine)
      await forgetChanges(db, channelId, id)
    },
    /** How its file is read. */
    async read(db: Db, reading: TableReading): Promise<void> {
      await db.update(operations).set({ reading }).where(mine)
    },
    /** How many rows there are, where that is known before the end. */
    async expect(db: Db, rows: number): Promise<void> {
      await db.update(operations).set({ rows }).where(mine)
    },
    async finish(db: Db, headers?: readonly string[]): Promise<void> {
      await db
        .update(operations)
        .set({
          rows: operations.rowsDone,
          bytesRead: operations.bytes,
          ...(headers === undefined ? {} : { headers: keptHeaders(headers) }),
        })
        .where(mine)
    },
  }
}
