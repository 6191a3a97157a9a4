import type { PoolClient } from 'pg'
import { linked } from '@icss/core/audit/audit-chain.ts'
import { type AuditRecord, chainStart } from '@icss/core/audit/audit-record.ts'

export type AuditDraft = Omit<AuditRecord, 'seq' | 'at' | 'prev' | 'hash'>

/**
 * Adds a record to its channel's chain, in the caller's transaction. Who adds waits for whoever is adding: call it last,
 * and for several channels in the order of their ids.
 */
export async function appendAudit(client: PoolClient, draft: AuditDraft): Promise<void> {
  const { channelId } = draft
  await client.query('select pg_advisory_xact_lock(hashtextextended($1, 2))', [channelId])
  const { rows } = await client.query<{ seq: string; hash: string; at: Date }>(
    'select seq, hash, at from audit where channel_id = $1 order by seq desc limit 1',
    [channelId],
  )
  const [last] = rows
  // A clock that was set back must not turn the order around.
  const at = new Date(Math.max(Date.now(), last?.at.getTime() ?? 0))
  const record = linked({
    ...draft,
    seq: Number(last?.seq ?? 0) + 1,
    at: at.toISOString(),
    prev: last?.hash ?? chainStart,
  })
  await client.query(
    'insert into audit (channel_id, seq, at, account_id, action, hash, record) values ($1, $2, $3, $4, $5, $6, $7)',
    [channelId, record.seq, record.at, record.accountId, record.action, record.hash, JSON.stringify(record)],
  )
}
