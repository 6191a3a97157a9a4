import { v7 as uuid } from 'uuid'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { isFinished, operationKinds } from '@icss/core/operations/operation.ts'
import { meets } from '@icss/core/permissions/need.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { isUndoable, operationAnswer } from './operation-answer.ts'
import { lockOperation, markUndone, queueOperation } from './operations.repository.ts'

/** Queues the run that undoes another. Each run is undone once; an undo that broke off is resumed instead. */
export const undoOperation: Handler<typeof operationsContract.undo> = ({ session, tenant }, { params }) =>
  tenant(async (db) => {
    const channelId = session.channel.id
    const undone = await lockOperation(db, channelId, params.operationId)
    if (!undone) throw new ProblemError('request.not_found')
    if (!isFinished(undone)) throw new ProblemError('operation.unfinished')
    if (undone.undoneBy !== null) throw new ProblemError('operation.undone_already')
    const kind = operationKinds[undone.kind]
    if ('needs' in kind && !meets(kind.needs, session)) throw new ProblemError('session.forbidden')
    if (!isUndoable(undone)) throw new ProblemError('operation.not_undoable')
    const id = uuid()
    const queued = await queueOperation(db, {
      channelId,
      id,
      kind: 'operations.undo',
      title: undone.title,
      accountId: session.account.id,
      startedBy: session.account.name,
      options: {},
      digest: undone.id,
      undoes: undone.id,
    })
    if (!queued) throw new ProblemError('request.conflict')
    await markUndone(db, channelId, undone.id, id)
    return operationAnswer(queued)
  })
