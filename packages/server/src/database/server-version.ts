import { sql } from 'drizzle-orm'
import type { Db } from './database.ts'

/** The version of PostgreSQL as it counts them: 170004 is 17.4. */
export async function serverVersion(db: Db): Promise<number> {
  const { rows } = await db.execute<{ version: number }>(
    sql`select current_setting('server_version_num')::int as version`,
  )
  return rows[0]?.version ?? 0
}
