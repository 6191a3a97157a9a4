import type { PoolClient } from 'pg'
import type { AuditChange } from '@icss/core/audit/audit-record.ts'

/** What a transaction has changed of one channel: `changed` rows, of which the first are in `changes`. */
export interface ChannelChanges {
  readonly channelId: string
  readonly changes: AuditChange[]
  readonly changed: number
}

/** What this transaction has changed since `noteChanges`, by channel. */
export async function notedChanges(client: PoolClient): Promise<ChannelChanges[]> {
  const { rows } = await client.query<{ changes: string; changed: string }>(
    `select current_setting('icss.changes_' || piece, true) as changes, current_setting('icss.changed_' || piece) as changed
     from unnest(string_to_array(nullif(current_setting('icss.pieces', true), ''), ',')) as piece`,
  )
  return rows.flatMap(({ changes, changed }) => {
    const byChannel = new Map<string, AuditChange[]>()
    for (const line of changes.split('\n').filter(Boolean)) {
      const { channelId, ...change } = JSON.parse(line) as AuditChange & { readonly channelId: string }
      byChannel.set(channelId, [...(byChannel.get(channelId) ?? []), change])
    }
    return Object.entries(JSON.parse(changed) as Record<string, number>).map(([channelId, count]) => ({
      channelId,
      changes: byChannel.get(channelId) ?? [],
      changed: count,
    }))
  })
}

/** Notes what no trigger sees, as a change of a record of `channelId`. */
export async function noteChange(
  client: PoolClient,
  channelId: string,
  { of, id, before, after }: AuditChange,
): Promise<void> {
  await client.query(`select keep_change($1, $2, $3, $4, $5) where count_change($1)`, [
    channelId,
    of,
    id,
    before && JSON.stringify(before),
    after && JSON.stringify(after),
  ])
}
