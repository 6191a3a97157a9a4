import type { Db } from '../database/database.ts'
import type { KeptChanges } from '../operations/kept-changes.ts'
import type { StoredOperation } from '../operations/operation-answer.ts'
import { operationProgress } from '../operations/operation-progress.ts'
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
  /** What it changed; kept for the result file and for undo unless the run is a dry run. */
  readonly changes: KeptChanges
}

/** The progress of a run through a table. `add` throws `CancelledRun` once a person has cancelled it. */
export function importProgress(operation: StoredOperation, table: TableSource) {
  const { headers } = table
  const progress = operationProgress(operation)
  return {
    ...progress,
    add: (db: Db, { rejected, changes, ...batch }: Progress, bytesRead: number): Promise<void> =>
      progress.add(db, {
        ...batch,
        rejected: rejected.map(({ row, source: { line, cells }, faults }) => ({ row, line, cells, faults })),
        ...(operation.dryRun ? {} : { changes }),
        bytesRead,
        headers,
      }),
    finish: (db: Db): Promise<void> => progress.finish(db, headers),
  }
}
