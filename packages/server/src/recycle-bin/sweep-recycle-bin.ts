import { lt, sql } from 'drizzle-orm'
import { binDays } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import type { Database } from '../database/database.ts'
import { countLeft } from '../overview/count-left.ts'
import { erasedColumns, recycleBin } from './recycle-bin.tables.ts'

/** Erases what has lain in the recycle bin for its days. */
export async function sweepRecycleBin(database: Pick<Database, 'everywhere'>): Promise<void> {
  await database.everywhere(async (db) => {
    const erased = await db
      .delete(recycleBin)
      .where(lt(recycleBin.deletedAt, sql`now() - make_interval(days => ${binDays})`))
      .returning(erasedColumns)
    await countLeft(db, erased)
  })
}
