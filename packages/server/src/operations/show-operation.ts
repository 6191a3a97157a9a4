import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { operationAnswer } from './operation-answer.ts'
import { findOperation } from './operations.repository.ts'

export const showOperation: Handler<typeof operationsContract.show> = async ({ session, tenant }, { params }) => {
  const found = await tenant((db) => findOperation(db, session.channel.id, params.operationId))
  if (!found) throw new ProblemError('request.not_found')
  return operationAnswer(found)
}
