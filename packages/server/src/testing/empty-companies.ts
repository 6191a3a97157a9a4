import { sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'

/**
 * Deletes all companies, once nobody sorts any in: that locks them in an order of its own, and each could wait for the
 * other. Counted first: what the foreign keys ask for each row was planned for a table that had few, and reads all of it.
 */
export const emptyCompanies = (db: Db): Promise<unknown> =>
  db.execute(sql`do $$ begin lock table companies in exclusive mode; analyze companies; delete from companies; end $$`)
