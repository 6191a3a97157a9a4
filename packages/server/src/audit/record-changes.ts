import type { PoolClient } from 'pg'
import type { AuditChange } from '@icss/core/audit/audit-record.ts'
import type { RequestScope } from '../http/request-scope.ts'
import { appendAudit } from './append-audit.ts'
import { notedChanges } from './noted-changes.ts'

/** The statement that lets the triggers of the tables note what this transaction changes. */
export const noteChanges = `set local icss.audit = 'on'`

/** Ends that for the rest of the transaction: what anybody may do as often as they like is counted, and fills no trail. */
export const noteNoMore = `set local icss.audit = 'off'`

/**
 * Writes what a transaction has changed into the chain of the caller's channel, and of each other channel that was
 * changed, before it commits. Nothing when nothing has changed, unless `always`.
 */
export async function recordChanges(client: PoolClient, scope: RequestScope, always = false): Promise<void> {
  const noted = await notedChanges(client)
  if (noted.length === 0 && !always) return
  const { actor, address, requestId, action, target } = scope
  const hasOwn = noted.some(({ channelId }) => channelId === actor.channelId)
  const own = hasOwn ? [] : [{ channelId: actor.channelId, changes: [] as AuditChange[], changed: 0 }]
  await appendAudit(
    client,
    [...noted, ...own].map((changed) => ({
      ...changed,
      accountId: actor.id,
      account: actor.name,
      address,
      requestId,
      action,
      target: { ...target },
    })),
  )
  scope.recorded = true
}
