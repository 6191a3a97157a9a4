import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { operationAnswer } from './operation-answer.ts'
import { requestCancel } from './operations.repository.ts'
import { lockVisibleRun } from './visible-runs.ts'

export const cancelOperation: Handler<typeof operationsContract.cancel> = (context, { params }) =>
  context.tenant(async (db) => {
    const { channelId, id } = await lockVisibleRun(db, context, params.operationId)
    const cancelled = await requestCancel(db, channelId, id)
    if (!cancelled) throw new ProblemError('operation.finished')
    return operationAnswer(cancelled)
  })
