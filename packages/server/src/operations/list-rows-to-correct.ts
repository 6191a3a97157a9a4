import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import { mostCorrected, type RowToCorrect } from '@icss/core/operations/rejected-row.ts'
import type { Handler } from '../http/handler.ts'
import { isReasonHeader } from '../imports/map-headers.ts'
import { findRejectedRows, rejectedPage } from './operations.repository.ts'
import { rejectedQueue } from './rejected-queue.ts'
import { visibleRun } from './visible-runs.ts'

/** Characters that are shown at once; rows behind them are in the file. */
const mostCharacters = 2_000_000

/** The first rejected rows with all their cells, as many as can be corrected at a screen. */
export const listRowsToCorrect: Handler<typeof operationsContract.toCorrect> = (context, { params }) =>
  rejectedQueue.run(context.session.channel.id, () =>
    context.tenant(async (db) => {
      const run = await visibleRun(db, context, params.operationId)
      const headers = run.headers ?? []
      const kept = headers.flatMap((header, at) => (isReasonHeader(header) ? [] : [at]))
      let left = mostCharacters
      const items: RowToCorrect[] = []
      for (let after = 0; left > 0 && items.length < mostCorrected;) {
        const rows = await findRejectedRows(db, run.channelId, run.id, after)
        for (const { line, cells, faults } of rows) {
          const own = headers.length === 0 ? cells : kept.map((at) => cells[at] ?? '')
          left -= own.reduce((length, cell) => length + cell.length, 0)
          if (left < 0) break
          items.push({
            line,
            cells: [...own],
            faults: faults.map(({ column, code, params: of }) => ({ column, code, params: of })),
          })
        }
        const last = rows.at(-1)
        if (!last || rows.length < rejectedPage) break
        after = last.row
      }
      const { columns } = run.options as { readonly columns?: string }
      const chosen = columns?.split(',')
      return {
        headers: kept.map((at) => headers[at] ?? ''),
        columns: chosen ? kept.map((at) => chosen[at] ?? '') : null,
        items,
        total: run.bad,
      }
    }),
  )
