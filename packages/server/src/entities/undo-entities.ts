import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { keptOrLost } from '../operations/kept-or-lost.ts'
import type { Undoer } from '../operations/operation-kind.ts'
import type { EntityRows } from './entity-rows.ts'
import type { AnyStore } from './entity-store.ts'
import { nameNoMore } from './naming.ts'

interface Present {
  readonly id: string
  readonly name: string
  readonly version: number
}

/** Deletes what a batch of an import added, and gives what it changed its values back. */
export const undoEntities =
  ({ table, shape }: AnyStore, label: string, { draftOf, overwrite, holdersOf, read }: EntityRows): Undoer =>
  async ({ db, undone: { channelId }, batch, restoredSoFar }) => {
    const ofIds = (ids: readonly string[]) => and(eq(table.channelId, channelId), inArray(table.id, [...ids]))
    const name = getTableColumns(table)[label] as AnyPgColumn
    const rows = (await db
      .select({ id: table.id, name, version: table.version })
      .from(table)
      .where(ofIds([...new Set([...batch.createdIds, ...batch.changed.map(({ id }) => id)])]))
      .orderBy(table.id)
      .for('update')) as Present[]
    const present = new Map(rows.map((row) => [row.id, row]))
    const moved = [
      ...batch.createdIds.filter((id) => (present.get(id)?.version ?? 1) !== 1),
      ...batch.changed.filter(({ id, version }) => present.get(id)?.version !== version).map(({ id }) => id),
    ]
    const { lost, isKept, keptOf } = keptOrLost(present, await restoredSoFar(moved))

    // First what was added: it may have a key that what was changed had before.
    const deleted = keptOf(batch)
    const deletedIds = deleted.map(({ id }) => id)
    await nameNoMore(db, channelId, shape, deletedIds)
    await db.delete(table).where(ofIds(deletedIds))

    const kept = batch.changed.filter((change) => isKept(change))
    const now = await read(
      db,
      channelId,
      kept.map(({ id }) => id),
    )
    const nowById = new Map(now.map((row) => [row.id, row]))
    const wanted = kept.flatMap((change) => {
      const row = nowById.get(change.id)
      return row ? [{ change, row: { ...row, ...change.before } }] : []
    })
    const holders = await holdersOf(
      db,
      channelId,
      wanted.map(({ row }) => row),
    )
    const free = wanted.filter(({ change: { line, id, label: called }, row }) => {
      const isFree = [...holders].every(([key, held]) => (held.get(key.valueOf(row))?.id ?? id) === id)
      if (!isFree) lost.push({ line, id, label: called, fault: 'operation.restore_taken' })
      return isFree
    })
    const versions = await overwrite(
      db,
      channelId,
      free.map(({ row }) => ({ ...draftOf(row), id: row.id })),
    )
    return {
      deleted,
      restored: free.map(({ change: { line, id, before, after }, row }) => ({
        line,
        id,
        label: String(row[label]),
        version: versions.get(id) ?? 0,
        before: after,
        after: before,
      })),
      lost,
    }
  }
