import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { recordedElsewhere } from '../audit/record-run.ts'
import { keptIds } from './kept-changes.ts'
import type { Services } from '../services.ts'
import { batchesBackwards, lastChangesOf } from './operation-changes.ts'
import type { Lost, OperationKinds, Runner } from './operation-kind.ts'
import { operationProgress, type RejectedCells } from './operation-progress.ts'
import { findOperation } from './operations.repository.ts'
import { reachOf } from '../permissions/reach.ts'
import { takeBackBatch } from './take-back-batch.ts'

/** The header of the file of what could not be undone. */
export const lostHeaders = ['id', 'label'] as const

const rejectedOf = (lost: readonly Lost[], before: number): RejectedCells[] =>
  lost.map(({ line, id, label, fault }, i) => ({
    row: before + i + 1,
    line,
    cells: [id, label],
    faults: [{ column: '', value: label, ...(typeof fault === 'string' ? { code: fault, params: {} } : fault) }],
  }))

/**
 * Undoes a run batch by batch, from its last to its first; each batch is one transaction together with its progress, so
 * that an undo taken up again goes on behind the last one. What moved since is left alone and reported as a rejected row.
 */
export const undoRunner =
  ({ database, kindsOf }: Pick<Services, 'database'> & { kindsOf: () => OperationKinds }): Runner =>
  async (operation, signal) => {
    const { channelId, id } = operation
    const undone = await database.tenant(channelId, (db) => findOperation(db, channelId, operation.undoes ?? ''))
    const kind = undone && kindsOf()[undone.kind]
    if (!undone || !kind?.undo) throw new ProblemError('operation.not_undoable')
    const { undoScope = 'tenant' } = kind
    const progress = operationProgress(operation)
    const batches = await database.tenant(channelId, async (db) => {
      const found = await batchesBackwards(db, channelId, undone.id)
      await progress.expect(
        db,
        found.reduce((sum, { changes }) => sum + changes, 0),
      )
      return found
    })
    const scope: typeof database.tenant =
      undoScope === 'system'
        ? (_, work) => database.everywhere(recordedElsewhere(operation, work))
        : (id_, work) => database.tenant(id_, work)

    let before = 0
    for (const { batch: number, changes } of batches) {
      signal.throwIfAborted()
      const first = before
      before += changes
      if (first < operation.rowsDone) continue
      await scope(channelId, async (db, client) => {
        const { recreated = [], ...result } = await takeBackBatch(kind, number, {
          db,
          client,
          undone,
          reach: await reachOf(db, channelId, operation.accountId),
          restoredSoFar: (ids) => lastChangesOf(db, channelId, id, ids),
        })
        await progress.add(db, {
          before: first,
          rows: changes,
          created: recreated.length,
          updated: result.restored.length,
          deleted: result.deleted.length,
          rejected: rejectedOf(result.lost, first),
          changes: {
            created: keptIds(
              recreated.map(({ line }) => line),
              recreated.map(({ id: of }) => of),
            ),
            changed: result.restored,
            deleted: result.deleted,
          },
          headers: lostHeaders,
        })
      })
    }
    await database.tenant(channelId, (db) => progress.finish(db, lostHeaders))
  }
