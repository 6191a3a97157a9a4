import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

/**
 * Rows of a table that this connection has read, a moment before this transaction as well: take it before and after what is
 * measured.
 */
export async function rowsRead(db: Db, table: string): Promise<number> {
  const { rows } = await db.execute<{ read: number }>(sql`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables
    where relname = ${table}`)
  return rows[0]?.read ?? 0
}
