import { type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { FairQueue } from '../background/fair-queue.ts'
import type { Db } from '../database/database.ts'
import { searchOf } from './grams.ts'

/** Up to how many rows a search that has to read each is counted; a list ends there. */
export const mostCounted = 10_000
/** Such searches that one server has the database make at a time. */
const queue = new FairQueue(2)

/** Whether no index finds anything of what was typed, since each word of it is one character alone. */
export const isScan = (channelId: string, typed: string | undefined): typed is string => {
  if (!typed) return false
  const { grams, undecided } = searchOf(channelId, typed)
  return grams.length === 0 && undecided.length > 0
}

/** Lets a search that has to read each row wait for its turn, so that many of them leave connections for others. */
export const inTurn = <T>(channelId: string, typed: string | undefined, work: () => Promise<T>): Promise<T> =>
  isScan(channelId, typed) ? queue.run(channelId, work) : work()

/**
 * Reads the rows of such a search once: `total` is how many there are, up to `mostCounted`, and `condition` finds those
 * of a page without reading all others again.
 */
export async function scan(
  db: Db,
  table: PgTable,
  id: AnyPgColumn,
  condition: SQL | undefined,
): Promise<{ total: number; condition: SQL | undefined }> {
  const found = await db.select({ id }).from(table).where(condition).limit(mostCounted)
  const total = found.length
  if (total === mostCounted) return { total, condition }
  return { total, condition: sql`${id} = any(${sql.param(found.map((row) => row.id))}::uuid[])` }
}
