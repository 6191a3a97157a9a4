import type { HeldByRecords, Lost, UndoScope } from './operation-kind.ts'
import type { StoredBatch } from './operation-changes.ts'

/** The records of a batch that whoever undoes its run reaches, and the others, each with why. */
export async function withinReach(
  heldBy: HeldByRecords | 'nothing',
  scope: UndoScope,
): Promise<{ batch: StoredBatch; lost: Lost[] }> {
  const { batch, reach } = scope
  if (heldBy === 'nothing') return { batch, lost: [] }
  const held = await heldBy(scope)
  const lost: Lost[] = []
  const isReached = (line: number, id: string) => {
    const record = held.get(id)
    const fault = record && reach.faultOf(record)
    if (fault) lost.push({ line, id, label: record.label, fault })
    return !fault
  }
  const created = batch.createdIds.flatMap((id, i) => {
    const line = batch.createdLines[i] ?? 0
    return isReached(line, id) ? [{ id, line }] : []
  })
  return {
    batch: {
      ...batch,
      createdIds: created.map(({ id }) => id),
      createdLines: created.map(({ line }) => line),
      changed: batch.changed.filter(({ line, id }) => isReached(line, id)),
    },
    lost,
  }
}
