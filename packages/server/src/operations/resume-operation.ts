import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { isResumable, operationAnswer } from './operation-answer.ts'
import { findUnfinished, lockOperation, requeueOperation } from './operations.repository.ts'

/** Lets a run that failed or was cancelled go on behind its last batch. */
export const resumeOperation: Handler<typeof operationsContract.resume> = ({ session, tenant }, { params }) =>
  tenant(async (db) => {
    const channelId = session.channel.id
    const found = await lockOperation(db, channelId, params.operationId)
    if (!found) throw new ProblemError('request.not_found')
    if (!isResumable(found)) throw new ProblemError('operation.not_resumable')
    // The same file, sent anew since, is on its way already.
    if (await findUnfinished(db, channelId, found.digest)) throw new ProblemError('request.conflict')
    const queued = await requeueOperation(db, channelId, found.id)
    if (!queued) throw new ProblemError('request.not_found')
    return operationAnswer(queued)
  })
