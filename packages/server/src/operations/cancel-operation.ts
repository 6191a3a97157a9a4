import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { operationAnswer } from './operation-answer.ts'
import { findOperation, requestCancel } from './operations.repository.ts'

export const cancelOperation: Handler<typeof operationsContract.cancel> = async (
  { session, tenant, services },
  { params },
) => {
  const cancelled = await tenant(async (db) => {
    const changed = await requestCancel(db, session.channel.id, params.operationId)
    if (changed) return changed
    const found = await findOperation(db, session.channel.id, params.operationId)
    throw new ProblemError(found ? 'operation.finished' : 'request.not_found')
  })
  // A run that never began needs its file no more; one that did gives it back itself.
  if (cancelled.status === 'cancelled') await services.storage.delete(cancelled.fileKey)
  return operationAnswer(cancelled)
}
