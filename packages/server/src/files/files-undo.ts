import type pg from 'pg'
import { lockTree } from '../categories/category-tree.ts'
import { keptOrLost } from '../operations/kept-or-lost.ts'
import type { Undoer } from '../operations/operation-kind.ts'
import { type ImportedFile, lockFiles, overwriteFiles } from './imported-files.ts'

const selectGroups = `
  select id, name, version from categories where channel_id = $1 and id = any($2::uuid[])`

const deleteEmpty = `
  delete from categories c where channel_id = $1 and id = any($2::uuid[]) and version = 1
    and not exists (select from files f where f.channel_id = c.channel_id and f.category_id = c.id)
    and not exists (select from categories b where b.channel_id = c.channel_id and b.parent_id = c.id)
  returning id`

/** Deletes those of the groups that hold nothing, the lowest first; answers which. */
async function deleteEmptyGroups(client: pg.PoolClient, channelId: string, ids: readonly string[]) {
  const deleted = new Set<string>()
  for (;;) {
    const { rows } = await client.query<{ id: string }>(deleteEmpty, [channelId, ids])
    if (rows.length === 0) return deleted
    for (const { id } of rows) deleted.add(id)
  }
}

/**
 * Gives the files that a batch of an import changed their values back, and deletes the groups that it added as far as
 * nothing is in them.
 */
export const undoFiles: Undoer = async ({ db, client, undone: { channelId }, batch, restoredSoFar }) => {
  const { createdIds } = batch
  await lockTree(db, channelId, 'file')
  const before = batch.changed.map((change) => change.before as Partial<ImportedFile>)
  const ids = batch.changed.map(({ id }) => id)
  const files = new Map((await lockFiles(client, channelId, ids)).map((file) => [file.id, file]))
  const named = [...createdIds, ...before.flatMap(({ groupId }) => groupId || [])]
  const groups = await client.query<{ id: string; name: string; version: number }>(selectGroups, [channelId, named])
  const groupsById = new Map(groups.rows.map((group) => [group.id, group]))
  const present = new Map<string, { readonly name: string; readonly version: number }>([...files, ...groupsById])
  const { lost, isKept, keptOf } = keptOrLost(present, await restoredSoFar(ids))

  const wanted = batch.changed.flatMap((change, i) => {
    const now = files.get(change.id)
    const groupId = before[i]?.groupId ?? ''
    const isThere = groupId === '' || groupsById.has(groupId)
    if (!isKept(change, () => (isThere ? undefined : 'category.missing')) || !now) return []
    return [{ change, file: { ...now, ...before[i] } }]
  })
  const versions = await overwriteFiles(
    client,
    channelId,
    wanted.map(({ file }) => file),
  )
  const emptied = createdIds.length > 0 ? await deleteEmptyGroups(client, channelId, createdIds) : new Set<string>()
  return {
    deleted: keptOf(batch, (id) => (emptied.has(id) ? undefined : 'operation.moved_since')),
    restored: wanted.map(({ change: { line, id, before: was, after }, file }) => ({
      line,
      id,
      label: file.name,
      version: versions.get(id) ?? 0,
      before: after,
      after: was,
    })),
    lost,
  }
}
