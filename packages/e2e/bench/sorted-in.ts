import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import type { Product } from './product.ts'

const interval = 100

/**
 * Waits until the server has sorted in, for searches, what was imported, and its database is idle, so that nothing of an
 * import falls into what is measured behind it. Answers the seconds that took.
 */
export async function sortedIn({ databaseUrl }: Product): Promise<number> {
  const db = new Client({ connectionString: databaseUrl })
  await db.connect()
  const started = performance.now()
  let quietSince: number | undefined
  try {
    for (;;) {
      const { rows } = await db.query<{ busy: boolean }>(`
        select exists (select from company_grams_due) or exists (
          select from pg_stat_activity
          where state = 'active' and backend_type = 'client backend' and pid <> pg_backend_pid()) as busy`)
      if (rows[0]?.busy) quietSince = undefined
      else quietSince ??= performance.now()
      // Two looks in a row, since it pauses between one statement and the next.
      if (quietSince !== undefined && performance.now() - quietSince >= 2 * interval)
        return (quietSince - started) / 1000
      await sleep(interval)
    }
  } finally {
    await db.end()
  }
}
