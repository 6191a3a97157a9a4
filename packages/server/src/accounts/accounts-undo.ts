import { grantFault } from '@icss/core/permission-templates/template-rules.ts'
import { effectiveFlags } from '@icss/core/permissions/effective-flags.ts'
import { keptOrLost } from '../operations/kept-or-lost.ts'
import type { Lost, Undoer } from '../operations/operation-kind.ts'
import { heldFlags } from './held-flags.ts'
import { type ImportedAccount, lockAccounts, overwriteAccounts } from './imported-accounts.ts'

/**
 * Deletes the accounts that a batch of an import added, and gives those that it changed their values back, as far as
 * whoever undoes it reaches (ADR 14). An account whose password was changed since is left alone.
 */
export const undoAccounts: Undoer = async ({ client, undone: { channelId }, by, batch, restoredSoFar }) => {
  const ids = [...new Set([...batch.createdIds, ...batch.changed.map(({ id }) => id)])]
  const present = new Map((await lockAccounts(client, channelId, 'id', ids)).map((account) => [account.id, account]))
  const { lost, isKept, keptOf } = keptOrLost(present, await restoredSoFar(ids))
  const holder = await heldFlags(client, channelId, by)
  const templates = await client.query<{ id: string; flags: boolean[] }>(
    'select id, flags from permission_templates where channel_id = $1',
    [channelId],
  )
  const flagsOf = new Map(templates.rows.map(({ id, flags }) => [id, flags]))
  const reachFault = (flags: readonly boolean[] | null) =>
    grantFault(holder.flags, effectiveFlags('channel-account', holder.channelFlags, flags))

  const beyond = (id: string): Lost['fault'] | undefined =>
    id === by ? 'account.is_self' : reachFault(present.get(id)?.templateFlags ?? null)
  const deleted = keptOf(batch, beyond)
  const gone = deleted.map(({ id }) => id)
  await client.query('delete from sessions where channel_id = $1 and account_id = any($2::uuid[])', [channelId, gone])
  await client.query(
    `update accounts set deleted_at = now(), enabled = false, template_id = null, version = version + 1
     where channel_id = $1 and id = any($2::uuid[])`,
    [channelId, gone],
  )

  const wanted = batch.changed.flatMap((change) => {
    const now = present.get(change.id)
    const account = { ...now, ...(change.before as Partial<ImportedAccount>) } as ImportedAccount
    const flags = account.templateId === null ? null : flagsOf.get(account.templateId)
    const faultOf = (): Lost['fault'] | undefined =>
      beyond(change.id) ?? (flags === undefined ? 'operation.restore_taken' : reachFault(flags))
    return isKept(change, faultOf) ? [{ change, account }] : []
  })
  const versions = await overwriteAccounts(
    client,
    channelId,
    wanted.map(({ account }) => account),
    wanted.map(({ account }) => account.id),
  )
  return {
    deleted,
    restored: wanted.map(({ change: { line, id, before, after }, account }) => ({
      line,
      id,
      label: account.name,
      version: versions.get(id) ?? 0,
      before: after,
      after: before,
    })),
    lost,
  }
}
