import { errorStatus, isErrorCode } from '@icss/core/errors/error-status.ts'
import { isFinished, type Operation, operationKinds } from '@icss/core/operations/operation.ts'
import type { operations } from './operations.tables.ts'

export type StoredOperation = typeof operations.$inferSelect

/** Whether a run can be undone: it has ended, changed something that is still known, and was not undone yet. */
export const isUndoable = ({ kind, status, dryRun, undoneBy, sweptAt, created, updated, deleted }: StoredOperation) =>
  operationKinds[kind].undoable &&
  isFinished({ status }) &&
  !dryRun &&
  undoneBy === null &&
  sweptAt === null &&
  created + updated + deleted > 0

/**
 * Whether a run that ended so may come further another time: it was cancelled, or failed for what passes, such as a full
 * disk. What failed for what it is, such as a file that is no table, fails again.
 */
export const mayGoOn = ({ status, failure }: Pick<StoredOperation, 'status' | 'failure'>): boolean =>
  status === 'cancelled' ||
  (status === 'failed' && failure !== null && (!isErrorCode(failure.code) || errorStatus[failure.code] >= 500))

/** Whether a run can go on where it ended: it was not undone, and what it needs is still there. */
export const isResumable = (stored: StoredOperation) =>
  mayGoOn(stored) &&
  stored.undoneBy === null &&
  stored.sweptAt === null &&
  // Its file may have given way to another.
  (stored.fileKey !== null || stored.bytes === 0)

export const operationAnswer = (stored: StoredOperation): Operation => ({
  ...stored,
  undoable: isUndoable(stored),
  resumable: isResumable(stored),
  createdAt: stored.createdAt.toISOString(),
  startedAt: stored.startedAt?.toISOString() ?? null,
  finishedAt: stored.finishedAt?.toISOString() ?? null,
})
