import { keptOrLost } from '../operations/kept-or-lost.ts'
import type { HeldByRecords, Lost, Undoer, UndoScope } from '../operations/operation-kind.ts'
import { type ImportedAccount, lockAccounts, overwriteAccounts } from './imported-accounts.ts'

const idsOf = ({ batch }: UndoScope) => [...new Set([...batch.createdIds, ...batch.changed.map(({ id }) => id)])]

async function templatesOf({ client, undone: { channelId } }: UndoScope) {
  const { rows } = await client.query<{ id: string; flags: boolean[] }>(
    'select id, flags from permission_templates where channel_id = $1',
    [channelId],
  )
  return new Map(rows.map(({ id, flags }) => [id, flags]))
}

/** What accounts hold by their templates, and what those templates hold that an undo gives them back. */
export const heldByAccounts: HeldByRecords = async (scope) => {
  const present = await lockAccounts(scope.client, scope.undone.channelId, 'id', idsOf(scope))
  const templates = await templatesOf(scope)
  const before = new Map(scope.batch.changed.map(({ id, before: values }) => [id, values as Partial<ImportedAccount>]))
  return new Map(
    present.map(({ id, name, given, business }) => [
      id,
      {
        label: name,
        held: given ?? [],
        heldBusiness: business,
        granted: templates.get(before.get(id)?.templateId ?? '') ?? before.get(id)?.ownFlags ?? [],
      },
    ]),
  )
}

/**
 * Deletes the accounts that a batch of an import added, and gives those that it changed their values back. An account
 * whose password was changed since is left alone.
 */
export const undoAccounts: Undoer = async (scope) => {
  const { client, undone, reach, batch, restoredSoFar } = scope
  const { channelId } = undone
  const ids = idsOf(scope)
  const present = new Map((await lockAccounts(client, channelId, 'id', ids)).map((account) => [account.id, account]))
  const { lost, isKept, keptOf } = keptOrLost(present, await restoredSoFar(ids))
  const templates = await templatesOf(scope)

  const protectedFault = (id: string): Lost['fault'] | undefined => {
    if (id === reach.accountId) return 'account.is_self'
    return present.get(id)?.isAdmin ? 'account.of_admin' : undefined
  }
  const deleted = keptOf(batch, protectedFault)
  const gone = deleted.map(({ id }) => id)
  await client.query('delete from sessions where channel_id = $1 and account_id = any($2::uuid[])', [channelId, gone])
  await client.query(
    `update accounts set deleted_at = now(), enabled = false, template_id = null, own_flags = null, business = false, version = version + 1
     where channel_id = $1 and id = any($2::uuid[])`,
    [channelId, gone],
  )

  const wanted = batch.changed.flatMap((change) => {
    const now = present.get(change.id)
    const account = { ...now, ...(change.before as Partial<ImportedAccount>) } as ImportedAccount
    const isTemplateGone = account.templateId !== null && !templates.has(account.templateId)
    const faultOf = (): Lost['fault'] | undefined =>
      protectedFault(change.id) ?? (isTemplateGone ? 'operation.restore_taken' : undefined)
    return isKept(change, faultOf) ? [{ change, account }] : []
  })
  const versions = await overwriteAccounts(
    client,
    channelId,
    wanted.map(({ account }) => account),
    wanted.filter(({ account }) => !account.enabled).map(({ account }) => account.id),
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
