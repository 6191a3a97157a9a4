import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { UndoneBatch, UndoParts, UndoScope } from './operation-kind.ts'
import { findBatch } from './operation-changes.ts'
import { withinReach } from './within-reach.ts'

/** Takes one batch of a run back as far as whoever undoes it reaches, in the transaction of `scope`. */
export async function takeBackBatch(
  { undo, held }: UndoParts,
  number: number,
  scope: Omit<UndoScope, 'batch'>,
): Promise<UndoneBatch> {
  const { db, undone } = scope
  const stored = await findBatch(db, undone.channelId, undone.id, number)
  if (!stored) throw new ProblemError('operation.not_undoable')
  const { batch, lost } = await withinReach(held, { ...scope, batch: stored })
  const result = await undo({ ...scope, batch })
  return { ...result, lost: [...lost, ...result.lost] }
}
