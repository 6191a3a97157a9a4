import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { operationsContract } from '@icss/core/operations/operations.contract.ts'
import type { UndoCounts, UndoPreview } from '@icss/core/operations/undo-preview.ts'
import { isCollision } from '../database/collisions.ts'
import type { Database } from '../database/database.ts'
import type { Handler } from '../http/handler.ts'
import { reachOf } from '../permissions/reach.ts'
import type { KeptChange } from './kept-changes.ts'
import type { UndoneBatch, UndoParts } from './operation-kind.ts'
import { type StoredOperation, operationAnswer } from './operation-answer.ts'
import { batchesBackwards } from './operation-changes.ts'
import { takeBackBatch } from './take-back-batch.ts'
import { undoableRun } from './undoable-run.ts'
import { visibleRun } from './visible-runs.ts'

/**
 * Changes that are looked through beforehand: their rows are held until all are counted, which is a second for these on a
 * small server.
 */
export const mostPreviewed = { together: 5000, oneByOne: 200 } as const

/** Milliseconds that it waits for a row that somebody is writing: it holds rows itself for which they may wait. */
const waits = 100

/** Carries what was counted out of the transaction, which it rolls back. */
class Counted extends Error {
  override readonly name = 'Counted'
  readonly counts: UndoCounts

  constructor(counts: UndoCounts) {
    super()
    this.counts = counts
  }
}

const codeOf = ({ fault }: UndoneBatch['lost'][number]) => (typeof fault === 'string' ? fault : fault.code)

function add(sum: UndoCounts, { restored, deleted, recreated = [], lost }: UndoneBatch): UndoCounts {
  const codes = lost.map(codeOf)
  const since = codes.filter((code) => code === 'operation.moved_since').length
  const gone = codes.filter((code) => code === 'operation.gone').length
  return {
    restored: sum.restored + restored.length,
    deleted: sum.deleted + deleted.length,
    recreated: sum.recreated + recreated.length,
    changedSince: sum.changedSince + since,
    gone: sum.gone + gone,
    refused: sum.refused + codes.length - since - gone,
  }
}

const none: UndoCounts = { restored: 0, deleted: 0, recreated: 0, changedSince: 0, gone: 0, refused: 0 }

/** Undoes the whole run in one transaction that never commits: what it counts is decided by what undoes. */
async function countUndo(
  database: Database,
  {
    parts,
    undoScope,
    undone,
    accountId,
  }: {
    parts: UndoParts
    undoScope: 'tenant' | 'system'
    undone: StoredOperation
    accountId: string
  },
  batches: readonly { readonly batch: number }[],
): Promise<UndoCounts> {
  const { channelId } = undone
  const scope: Database['everywhere'] =
    undoScope === 'system' ? (work) => database.everywhere(work) : (work) => database.tenant(channelId, work)
  try {
    return await scope<never>(async (db, client) => {
      await client.query(`set local lock_timeout = ${waits}`)
      const reach = await reachOf(db, channelId, accountId)
      const restored = new Map<string, KeptChange>()
      let counts = none
      for (const { batch } of batches) {
        const restoredSoFar = async () => restored
        const result = await takeBackBatch(parts, batch, { db, client, undone, reach, restoredSoFar })
        for (const change of result.restored) restored.set(change.id, change)
        counts = add(counts, result)
      }
      throw new Counted(counts)
    })
  } catch (error) {
    if (error instanceof Counted) return error.counts
    throw error
  }
}

/** Counts what an undo would take back and what it would leave, by undoing the run and letting nothing of that stand. */
export const previewUndo: Handler<typeof operationsContract.previewUndo> = async (context, { params }) => {
  const { database, kinds } = context.services
  const { undone, batches } = await context.tenant(async (db) => {
    const run = undoableRun(await visibleRun(db, context, params.operationId))
    return { undone: run, batches: await batchesBackwards(db, run.channelId, run.id) }
  })
  const run = operationAnswer(undone)
  const uncounted = (why: UndoPreview['uncounted']): UndoPreview => ({ run, counts: null, uncounted: why })
  const kind = kinds[undone.kind]
  if (!kind.undo) throw new ProblemError('operation.not_undoable')
  const { undoScope = 'tenant', undoPace = 'together' } = kind
  if (batches.reduce((sum, { changes }) => sum + changes, 0) > mostPreviewed[undoPace]) return uncounted('many')
  const { id: accountId } = context.session.account
  try {
    const counts = await countUndo(database, { parts: kind, undoScope, undone, accountId }, batches)
    return { run, counts, uncounted: null }
  } catch (error) {
    if (isCollision((error as Error).cause ?? error)) return uncounted('busy')
    throw error
  }
}
