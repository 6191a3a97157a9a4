import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { isFinished } from '@icss/core/operations/operation.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { anyRun, changedRuns } from './changed-runs.ts'
import { operationAnswer } from './operation-answer.ts'
import { findOperation } from './operations.repository.ts'

/** The run as it stands, then whenever it has changed, until it has ended. */
export const followOperation: Handler<typeof operationsContract.events> = async (
  { session, tenant, services, closed },
  { params: { operationId } },
) => {
  const channelId = session.channel.id
  const changes = changedRuns(services.notifications, channelId, closed)
  const find = () => tenant((db) => findOperation(db, channelId, operationId))
  const first = await find()
  if (!first) throw new ProblemError('request.not_found')
  return (async function* () {
    yield operationAnswer(first)
    if (isFinished(first)) return
    for await (const changed of changes) {
      if (!changed.has(operationId) && !changed.has(anyRun)) continue
      const operation = await find()
      if (!operation) return
      yield operationAnswer(operation)
      if (isFinished(operation)) return
    }
  })()
}
