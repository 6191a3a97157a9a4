import { openingPlanLines } from '@icss/core/content-permissions/opening-plan.ts'
import type { PlanRow } from '@icss/core/operations/plan.ts'
import type { KeptChange } from '../operations/kept-changes.ts'
import type { Lost, Undoer } from '../operations/operation-kind.ts'
import type { RunServices } from '../operations/runs.ts'
import { writeOpenings } from './content-permissions.repository.ts'
import { presentOpenings } from './present-openings.ts'

/** The row of a plan that takes a change back. */
const backOf = ({ id, label, before, after }: KeptChange): PlanRow => ({
  id,
  label,
  field: String(before['kind']),
  before: String(after['groupIds']),
  after: String(before['groupIds']),
})

/** Gives content that a run opened or closed back to the groups that saw it, where nobody has changed that since. */
export const undoOpenings =
  ({ contentTables }: Pick<RunServices, 'contentTables'>): Undoer =>
  async ({ db, undone: { channelId }, batch }) => {
    const rows = batch.changed.map((change) => ({ change, row: backOf(change) }))
    const present = await presentOpenings(
      db,
      contentTables,
      channelId,
      rows.map(({ row }) => row),
    )
    const lost: Lost[] = []
    const kept: typeof rows = []
    for (const one of rows) {
      const { line, id, label } = one.change
      const now = present(one.row)
      if (now === 'as planned') kept.push(one)
      else lost.push({ line, id, label, fault: now === 'gone' ? 'operation.gone' : 'operation.moved_since' })
    }
    await writeOpenings(db, channelId, openingPlanLines(kept.map(({ row }) => row)))
    return {
      deleted: [],
      restored: kept.map(({ change: { line, id, label, before, after } }) => ({
        line,
        id,
        label,
        version: 0,
        before: after,
        after: before,
      })),
      lost,
    }
  }
