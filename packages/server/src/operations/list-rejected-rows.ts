import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { findRejections } from './operations.repository.ts'
import { visibleRun } from './visible-runs.ts'

/** Rows that are shown at once; the file holds them all. */
const shown = 100

export const listRejectedRows: Handler<typeof operationsContract.rejected> = (context, { params }) =>
  context.tenant(async (db) => {
    const run = await visibleRun(db, context, params.operationId)
    const rows = await findRejections(db, run.channelId, run.id, shown)
    return {
      items: rows.flatMap(({ line, faults }) => faults.map((fault) => ({ line, ...fault }))),
      total: run.bad,
    }
  })
