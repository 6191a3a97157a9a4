import type { EmployeeDraft } from '@icss/core/employees/employee.ts'
import { keptOrLost } from '../operations/kept-or-lost.ts'
import type { Undoer } from '../operations/operation-kind.ts'
import { overwriteEmployees } from './write-employees.ts'

type Present = EmployeeDraft & { readonly id: string; readonly version: number }

const selectPresent = `
  select id, name, position, phone, avatar, version from employees
  where channel_id = $1 and id = any($2) order by id for update`

/**
 * Deletes the cards that a batch of an import added, and gives those that it changed their values back. A card's phone is
 * what an import finds it by, so that an import never changes it and no other card can have taken it.
 */
export const undoEmployees: Undoer = async ({ client, undone: { channelId }, batch, restoredSoFar }) => {
  const ids = [...new Set([...batch.createdIds, ...batch.changed.map(({ id }) => id)])]
  const { rows } = await client.query<Present>(selectPresent, [channelId, ids])
  const present = new Map(rows.map((row) => [row.id, row]))
  const { lost, isKept, keptOf } = keptOrLost(present, await restoredSoFar(ids))
  const deleted = keptOf(batch)
  await client.query('delete from employees where channel_id = $1 and id = any($2)', [
    channelId,
    deleted.map(({ id }) => id),
  ])
  const wanted = batch.changed
    .filter((change) => isKept(change))
    .flatMap((change) => {
      const now = present.get(change.id)
      return now ? [{ change, card: { ...now, ...(change.before as Partial<EmployeeDraft>) } }] : []
    })
  const versions =
    wanted.length > 0
      ? await overwriteEmployees(
          client,
          channelId,
          wanted.map(({ card }) => card),
        )
      : new Map<string, number>()
  return {
    deleted,
    restored: wanted.map(({ change: { line, id, before, after }, card }) => ({
      line,
      id,
      label: card.name,
      version: versions.get(id) ?? 0,
      before: after,
      after: before,
    })),
    lost,
  }
}
