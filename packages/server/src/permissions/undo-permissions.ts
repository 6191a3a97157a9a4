import type pg from 'pg'
import { bitsOf, flagsOfBits } from '@icss/core/permissions/permission-plan.ts'
import { setFlagsOf } from '../channels/channels.repository.ts'
import type { KeptChange } from '../operations/kept-changes.ts'
import type { HeldByRecords, Lost, Undoer } from '../operations/operation-kind.ts'
import { listTemplates } from '../permission-templates/permission-templates.repository.ts'
import { holdingsOf } from './holdings.repository.ts'
import { presentIn } from './present-in.ts'

/** What sub-channels of the channel are called now. */
export async function subChannelNames(client: pg.PoolClient, channelId: string, ids: readonly string[]) {
  const { rows } = await client.query<{ id: string; name: string }>(
    'select id, name from channels where superior_channel_id = $1 and id = any($2)',
    [channelId, ids],
  )
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** What sub-channels hold whose permissions a run changed, and what they held before it. */
export const heldBySubChannels: HeldByRecords = async ({ db, undone: { channelId }, batch }) => {
  const before = new Map(batch.changed.map((change) => [change.id, flagsOfBits(change.before['flags'])]))
  const holdings = await holdingsOf(db, channelId, [...before.keys()], { lock: true })
  return new Map(
    holdings.map(({ id, name, flags }) => [id, { label: name, held: flags, granted: before.get(id) ?? [] }]),
  )
}

/** Gives the sub-channels that a run changed their permissions back, where nobody has changed them since. */
export const undoPermissions: Undoer = async ({ db, undone: { channelId }, batch }) => {
  const ids = batch.changed.map(({ id }) => id)
  const present = presentIn(await holdingsOf(db, channelId, ids, { lock: true }))
  const templates = new Map((await listTemplates(db, channelId)).map(({ id, flags }) => [id, bitsOf(flags)]))
  const lost: Lost[] = []
  const kept: KeptChange[] = []
  for (const change of batch.changed) {
    const { line, id, label, after } = change
    const now = present(id, 'flags')
    if (now === undefined) lost.push({ line, id, label, fault: 'operation.gone' })
    else if (now !== after.flags || present(id, 'template') !== after.template)
      lost.push({ line, id, label, fault: 'operation.moved_since' })
    else kept.push(change)
  }
  const versions = await setFlagsOf(
    db,
    channelId,
    kept.map(({ id, before }) => ({
      id,
      flags: flagsOfBits(before.flags) ?? [],
      // A template that was changed or deleted since is not where these flags come from.
      templateId: templates.get(String(before.template)) === before.flags ? String(before.template) : null,
    })),
  )
  return {
    deleted: [],
    restored: kept.map(({ line, id, label, before, after }) => ({
      line,
      id,
      label,
      version: versions.get(id) ?? 0,
      before: after,
      after: before,
    })),
    lost,
  }
}
