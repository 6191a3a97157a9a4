import type { PoolClient } from 'pg'
import { linked } from '@icss/core/audit/audit-chain.ts'
import { type AuditRecord, chainStart } from '@icss/core/audit/audit-record.ts'

export type AuditDraft = Omit<AuditRecord, 'seq' | 'at' | 'prev' | 'hash'>

interface Last {
  readonly channel_id: string
  readonly seq: string
  readonly hash: string
  readonly at: Date
}

/** Chains that are locked one by one; PostgreSQL has room for some thousand locks in all. */
const mostLocks = 500
const allChains = 4_277_002
/** Records of one statement. */
const batchSize = 500

/** Until the end of the transaction nobody else adds to these chains. */
const lockChains = (client: PoolClient, channelIds: readonly string[]) =>
  channelIds.length > mostLocks
    ? client.query('select pg_advisory_xact_lock($1)', [allChains])
    : client.query(
        `with all_chains as materialized (select pg_advisory_xact_lock_shared($2))
         select pg_advisory_xact_lock(hashtextextended(id, 2)) from all_chains, unnest($1::text[]) as id`,
        [channelIds, allChains],
      )

/**
 * Adds records to the chains of their channels, one to each, in the caller's transaction. Who adds waits for whoever is
 * adding. Call it last: a transaction that holds a chain and then waits for a row deadlocks with one that holds the row
 * and comes to its record.
 */
export async function appendAudit(client: PoolClient, drafts: readonly AuditDraft[]): Promise<void> {
  const sorted = drafts.toSorted((a, b) => (a.channelId < b.channelId ? -1 : 1))
  const channelIds = sorted.map(({ channelId }) => channelId)
  await lockChains(client, channelIds)
  const { rows } = await client.query<Last>(
    `select last.* from unnest($1::uuid[]) as c (id) cross join lateral (
       select channel_id, seq, hash, at from audit where channel_id = c.id order by seq desc limit 1) last`,
    [channelIds],
  )
  const lasts = new Map(rows.map((last) => [last.channel_id, last]))
  const records = sorted.map((draft) => {
    const last = lasts.get(draft.channelId)
    // A clock that was set back must not turn the order around.
    const at = new Date(Math.max(Date.now(), last?.at.getTime() ?? 0))
    return linked({
      ...draft,
      seq: Number(last?.seq ?? 0) + 1,
      at: at.toISOString(),
      prev: last?.hash ?? chainStart,
    })
  })
  for (let from = 0; from < records.length; from += batchSize)
    await client.query(
      `insert into audit (channel_id, seq, at, account_id, action, hash, record, about)
       select (r ->> 'channelId')::uuid, (r ->> 'seq')::bigint, (r ->> 'at')::timestamptz, (r ->> 'accountId')::uuid,
         r ->> 'action', r ->> 'hash', r, array(
           select value from jsonb_each_text(r -> 'target')
           union select change ->> 'id' from jsonb_array_elements(r -> 'changes') as change)
       from unnest($1::jsonb[]) as r`,
      [records.slice(from, from + batchSize).map((record) => JSON.stringify(record))],
    )
}
