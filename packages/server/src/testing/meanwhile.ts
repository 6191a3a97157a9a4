import type { Pool, PoolClient } from 'pg'
import { timePasses } from '@icss/core/testing/time-passes.ts'

/**
 * Does `work` while a transaction has made `change` and not committed it yet; once `work` waits for it, or is through
 * without waiting, it does `whileWaiting` and commits.
 */
export async function meanwhile<T>(
  pool: Pool,
  change: (client: PoolClient) => Promise<unknown>,
  work: () => Promise<T>,
  whileWaiting?: (client: PoolClient) => Promise<unknown>,
): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await change(client)
    let isThrough = false
    const worked = work().finally(() => {
      isThrough = true
    })
    // Awaited below.
    worked.catch(() => {})
    for (;;) {
      const { rows } = await pool.query<{ waits: boolean }>(
        `select exists (select from pg_locks l join pg_stat_activity a using (pid)
           where not l.granted and a.datname = current_database()) as waits`,
      )
      if (isThrough || rows[0]?.waits) break
      await timePasses(5)
    }
    await whileWaiting?.(client)
    await client.query('commit')
    return await worked
  } finally {
    client.release()
  }
}
