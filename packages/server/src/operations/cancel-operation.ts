import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { operationAnswer } from './operation-answer.ts'
import { findOperation, requestCancel } from './operations.repository.ts'

export const cancelOperation: Handler<typeof operationsContract.cancel> = async ({ session, tenant }, { params }) => {
  const cancelled = await tenant(async (db) => {
    const changed = await requestCancel(db, session.channel.id, params.operationId)
    if (changed) return changed
    const found = await findOperation(db, session.channel.id, params.operationId)
    throw new ProblemError(found ? 'operation.finished' : 'request.not_found')
  })
  return operationAnswer(cancelled)
}
