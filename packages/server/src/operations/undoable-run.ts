import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { isFinished } from '@icss/core/operations/operation.ts'
import type { StartedKind } from '@icss/core/operations/run-needs.ts'
import { isUndoable, type StoredOperation } from './operation-answer.ts'

/** The run, if it can be undone now; refused with why it cannot. */
export function undoableRun(run: StoredOperation): StoredOperation & { readonly kind: StartedKind } {
  const { kind } = run
  if (!isFinished(run)) throw new ProblemError('operation.unfinished')
  if (run.undoneBy !== null) throw new ProblemError('operation.undone_already')
  if (kind === 'operations.undo' || !isUndoable(run)) throw new ProblemError('operation.not_undoable')
  return { ...run, kind }
}
