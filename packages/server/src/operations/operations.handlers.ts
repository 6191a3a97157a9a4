import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handlers } from '../http/handler.ts'
import { cancelOperation } from './cancel-operation.ts'
import { downloadRejectedRows } from './download-rejected-rows.ts'
import { downloadResult } from './download-result.ts'
import { followOperation } from './follow-operation.ts'
import { followOperations } from './follow-operations.ts'
import { listAlikeRows } from './list-alike-rows.ts'
import { listOperations } from './list-operations.ts'
import { listRejectedRows } from './list-rejected-rows.ts'
import { previewUndo } from './preview-undo.ts'
import { resumeOperation } from './resume-operation.ts'
import { showOperation } from './show-operation.ts'
import { listRowsToCorrect } from './list-rows-to-correct.ts'
import { undoOperation } from './undo-operation.ts'

export const operationsHandlers: Handlers<{ operations: typeof operationsContract }>['operations'] = {
  list: listOperations,
  show: showOperation,
  listEvents: followOperations,
  events: followOperation,
  cancel: cancelOperation,
  resume: resumeOperation,
  undo: undoOperation,
  previewUndo,
  resultFile: downloadResult,
  rejected: listRejectedRows,
  alike: listAlikeRows,
  toCorrect: listRowsToCorrect,
  rejectedFile: downloadRejectedRows,
}
