import { lt, sql } from 'drizzle-orm'
import { binDays } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import type { Database } from '../database/database.ts'
import { recycleBin } from './recycle-bin.tables.ts'

/** Erases what has lain in the recycle bin for its days. */
export async function sweepRecycleBin({ system }: Pick<Database, 'system'>): Promise<void> {
  await system.delete(recycleBin).where(lt(recycleBin.deletedAt, sql`now() - make_interval(days => ${binDays})`))
}
