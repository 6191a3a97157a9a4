import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { anyRun, changedRuns } from './changed-runs.ts'
import { operationAnswer } from './operation-answer.ts'
import { findRuns, findUnfinishedRuns, listOperations } from './operations.repository.ts'
import { kindsOf } from './visible-runs.ts'

/** What may have changed while the connection that tells was lost. */
const latest = { page: 1, pageSize: 20, sort: '-createdAt' } as const

/** The unfinished runs of the channel, then each run whenever it has changed. */
export const followOperations: Handler<typeof operationsContract.listEvents> = (context) => {
  const { session, tenant, services, closed } = context
  const kinds = kindsOf(context)
  const channelId = session.channel.id
  const changes = changedRuns(services.notifications, channelId, closed)
  return Promise.resolve(
    (async function* () {
      yield* (await tenant((db) => findUnfinishedRuns(db, channelId, kinds))).map(operationAnswer)
      for await (const changed of changes) {
        const runs = await tenant(async (db) =>
          changed.has(anyRun)
            ? (await listOperations(db, channelId, kinds, latest)).items.toReversed()
            : findRuns(db, channelId, kinds, [...changed]),
        )
        yield* runs.map(operationAnswer)
      }
    })(),
  )
}
