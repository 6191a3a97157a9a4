import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { isResumable, operationAnswer } from './operation-answer.ts'
import { findUnfinished, requeueOperation } from './operations.repository.ts'
import { lockVisibleRun } from './visible-runs.ts'

/**
 * Lets a run that failed or was cancelled go on behind its last batch, in the name of whoever resumes it: what it still
 * does goes as far as they reach.
 */
export const resumeOperation: Handler<typeof operationsContract.resume> = (context, { params }) =>
  context.tenant(async (db) => {
    const run = await lockVisibleRun(db, context, params.operationId)
    const { channelId, id, kind, digest } = run
    if (!isResumable(run)) throw new ProblemError('operation.not_resumable')
    // The same file, sent anew since, is on its way already.
    if (await findUnfinished(db, channelId, kind, digest)) throw new ProblemError('request.conflict')
    return operationAnswer(found(await requeueOperation(db, channelId, id, context.session.account)))
  })
