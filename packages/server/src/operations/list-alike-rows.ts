import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { firstAlike } from './operation-changes.ts'
import { visibleRun } from './visible-runs.ts'

/** Rows that are shown at once; the file of the result holds them all. */
const shown = 100

export const listAlikeRows: Handler<typeof operationsContract.alike> = (context, { params }) =>
  context.tenant(async (db) => {
    const run = await visibleRun(db, context, params.operationId)
    return { items: await firstAlike(db, run.channelId, run.id, shown), total: run.alike }
  })
