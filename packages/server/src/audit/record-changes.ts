import type { PoolClient } from 'pg'
import type { AuditChange } from '@icss/core/audit/audit-record.ts'
import type { RequestScope } from '../http/request-scope.ts'
import { appendAudit } from './append-audit.ts'

type Noted = AuditChange & { readonly channelId: string }

const byChannel = (changes: readonly Noted[], own: string): Map<string, AuditChange[]> => {
  const found = new Map<string, AuditChange[]>([[own, []]])
  for (const { channelId, ...change } of changes) found.set(channelId, [...(found.get(channelId) ?? []), change])
  return new Map([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The statement that lets the triggers of the tables note what this transaction changes. */
export const noteChanges = `set local icss.audit = 'on'`

/**
 * Writes what a transaction has changed into the chain of the caller's channel, and of each other channel that was
 * changed, before it commits. Nothing when nothing has changed, unless `always`.
 */
export async function recordChanges(client: PoolClient, scope: RequestScope, always = false): Promise<void> {
  const { rows } = await client.query<{ changes: string | null; changed: string | null }>(
    `select current_setting('icss.changes', true) as changes, current_setting('icss.changed', true) as changed`,
  )
  const lines = (rows[0]?.changes ?? '').split('\n').filter((line) => line !== '')
  if (lines.length === 0 && !always) return
  const noted = lines.map((line) => JSON.parse(line) as Noted)
  const {
    session: { account, channel },
    address,
    requestId,
    action,
    target,
  } = scope
  const more = Number(rows[0]?.changed || 0) - noted.length
  for (const [channelId, changes] of byChannel(noted, channel.id))
    await appendAudit(client, {
      channelId,
      accountId: account.id,
      account: `${account.number} ${account.name}`,
      address,
      requestId,
      action,
      target: { ...target },
      changes,
      changed: changes.length + (channelId === channel.id ? more : 0),
    })
  scope.recorded = true
}
