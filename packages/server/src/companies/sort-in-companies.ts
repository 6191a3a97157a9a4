import { and, between, eq, getTableColumns, notExists, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { sortPendingIn } from '../database/pending-lists.ts'
import { operations } from '../operations/operations.tables.ts'
import { companies, companyGrams, companyGramsDue, searchedFields } from './companies.tables.ts'
import { addGrams } from './company-grams.ts'

/** Seconds that companies wait while an import of their channel goes on, which sorting in would slow down. */
const longestWait = 30
/** Companies whose bigrams are made without a break for whatever else the server has to do. */
const atOnce = 1000

/**
 * Sorts in the bigrams of companies that imports have added, so that searching them need not read each. A range goes
 * with the transaction that sorts it in; several replicas take different ones.
 */
export async function sortInCompanies(database: Database, isStopping: () => boolean): Promise<void> {
  let sorted = 0
  try {
    while (!isStopping() && (await sortInRange(database))) sorted += 1
  } catch (error) {
    if (!isInTheWay(error)) throw error
  }
  if (sorted > 0) await sortPendingIn(database)
}

/** Whether somebody else was at work on the same companies: they are sorted in at the next look. */
const isInTheWay = (error: unknown) => (error as { cause?: { code?: string } }).cause?.code === '55P03'

/** Whether there was one. */
const sortInRange = (database: Database): Promise<boolean> =>
  database.everywhere(async (db) => {
    // Gives way to who deletes these companies, and before the two could wait for each other.
    await db.execute(sql`set local lock_timeout = '200ms'`)
    const { rows } = await db.execute<{ channelId: string; firstId: string; lastId: string }>(sql`
      delete from ${companyGramsDue} where (channel_id, first_id) = (
        select channel_id, first_id from ${companyGramsDue} d
        where added_at < now() - make_interval(secs => ${longestWait}) or not exists (
          select from ${operations} o
          where o.channel_id = d.channel_id and o.kind = 'companies.import' and o.status = 'running')
        order by added_at limit 1 for update skip locked)
      returning channel_id as "channelId", first_id as "firstId", last_id as "lastId"`)
    const [due] = rows
    if (!due) return false
    const { channelId, firstId, lastId } = due
    const columns = getTableColumns(companies)
    const searched = Object.fromEntries(searchedFields.map((field) => [field, columns[field]]))
    const found = await db
      .select({ ...(searched as Pick<typeof columns, (typeof searchedFields)[number]>), id: columns.id })
      .from(companies)
      .where(
        and(
          eq(companies.channelId, channelId),
          between(companies.id, firstId, lastId),
          notExists(
            db
              .select({ one: sql`1` })
              .from(companyGrams)
              .where(and(eq(companyGrams.channelId, companies.channelId), eq(companyGrams.id, companies.id))),
          ),
        ),
      )
      .orderBy(companies.id)
    for (let at = 0; at < found.length; at += atOnce) await addGrams(db, channelId, found.slice(at, at + atOnce))
    return true
  })
