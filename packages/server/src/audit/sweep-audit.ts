import type { Database } from '../database/database.ts'

/**
 * Seals each chain up to the last record of yesterday (UTC), and deletes what a seal covers once all of it is older than
 * `days`. The seal stays, so that what is left can still be checked; the last record always stays.
 */
export async function sweepAudit({ pool }: Pick<Database, 'pool'>, days: number): Promise<void> {
  await pool.query(`
    insert into audit_seals (channel_id, seq, hash, at)
    select distinct on (channel_id) channel_id, seq, hash, at from audit
    where at < date_trunc('day', now() at time zone 'utc') at time zone 'utc'
    order by channel_id, seq desc
    on conflict do nothing`)
  await pool.query(
    `
    delete from audit a using (
      select channel_id, max(seq) as seq from audit_seals where at < now() - make_interval(days => $1) group by channel_id
    ) s
    where a.channel_id = s.channel_id and a.seq <= s.seq
      and a.seq < (select max(seq) from audit l where l.channel_id = a.channel_id)`,
    [days],
  )
}
