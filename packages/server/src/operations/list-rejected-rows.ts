import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { Handler } from '../http/handler.ts'
import { findOperation, findRejectedRows } from './operations.repository.ts'

/** Rows that are shown at once; the file holds them all. */
const shown = 100

export const listRejectedRows: Handler<typeof operationsContract.rejected> = ({ session, tenant }, { params }) =>
  tenant(async (db) => {
    const operation = await findOperation(db, session.channel.id, params.operationId)
    if (!operation) throw new ProblemError('request.not_found')
    const rows = await findRejectedRows(db, session.channel.id, operation.id, 0, shown)
    return {
      items: rows.flatMap(({ line, faults }) => faults.map((fault) => ({ line, ...fault }))),
      total: operation.bad,
    }
  })
