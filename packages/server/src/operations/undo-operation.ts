import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import { uuid } from '../database/uuids.ts'
import type { Handler } from '../http/handler.ts'
import { operationAnswer } from './operation-answer.ts'
import { markUndone, queueOperation } from './operations.repository.ts'
import { undoableRun } from './undoable-run.ts'
import { lockVisibleRun } from './visible-runs.ts'

/** Queues the run that undoes another. Each run is undone once; an undo that broke off is resumed instead. */
export const undoOperation: Handler<typeof operationsContract.undo> = (context, { params }) =>
  context.tenant(async (db) => {
    const { account } = context.session
    const undone = undoableRun(await lockVisibleRun(db, context, params.operationId))
    const { channelId, kind } = undone
    const id = uuid()
    const queued = await queueOperation(db, {
      channelId,
      id,
      kind: 'operations.undo',
      title: undone.title,
      accountId: account.id,
      startedBy: account.name,
      options: {},
      digest: undone.id,
      undoes: undone.id,
      undoesKind: kind,
    })
    if (!queued) throw new ProblemError('request.conflict')
    await markUndone(db, channelId, undone.id, id)
    return operationAnswer(queued)
  })
