import { isFinished } from '@icss/core/operations/operation.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { anyRun, changedRuns } from './changed-runs.ts'
import { operationAnswer } from './operation-answer.ts'
import { findOperation } from './operations.repository.ts'
import { visibleRun } from './visible-runs.ts'

/** The run as it stands, then whenever it has changed, until it has ended. */
export const followOperation: Handler<typeof operationsContract.events> = async (
  context,
  { params: { operationId } },
) => {
  const { session, tenant, services, closed } = context
  const channelId = session.channel.id
  const changes = changedRuns(services.notifications, channelId, closed)
  const first = await tenant((db) => visibleRun(db, context, operationId))
  return (async function* () {
    yield operationAnswer(first)
    if (isFinished(first)) return
    for await (const changed of changes) {
      if (!changed.has(operationId) && !changed.has(anyRun)) continue
      const operation = await tenant((db) => findOperation(db, channelId, operationId))
      if (!operation) return
      yield operationAnswer(operation)
      if (isFinished(operation)) return
    }
  })()
}
