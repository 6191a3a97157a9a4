import { and, asc, eq, getTableColumns, getTableName, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { activitiesStore } from '../activities/activities.store.ts'
import { businessCardsStore } from '../business-cards/business-cards.handlers.ts'
import { gramsOfCompany, type SearchedCompany } from '../companies/company-grams.ts'
import { companies, companyGrams, searchedFields } from '../companies/companies.tables.ts'
import { coursesStore } from '../courses/courses.store.ts'
import type { Database, Db } from '../database/database.ts'
import { sortPendingIn } from '../database/pending-lists.ts'
import { demandsStore } from '../demands/demands.store.ts'
import type { Fields } from '../entities/entity-shape.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import { filesStore } from '../files/files.store.ts'
import { livesStore } from '../lives/lives.store.ts'
import { meetingsStore } from '../meetings/meetings.store.ts'
import { newsStore } from '../news/news.handlers.ts'
import { noticesStore } from '../notices/notices.handlers.ts'
import { prizesStore } from '../prizes/prizes.store.ts'
import { resourcesStore } from '../resources/resources.store.ts'
import { tutorsStore } from '../tutors/tutors.handlers.ts'
import { gramsDue } from './grams-due.tables.ts'

/** Rows that are written in one transaction, and without a break for whatever else the server has to do. */
const atOnce = 500

interface Searched {
  readonly table: EntityTable
  /** Where its bigrams are. */
  readonly kept: EntityTable | typeof companyGrams
  readonly texts: readonly string[]
  gramsFor(row: Fields, channelId: string): Fields
}

const stores = [
  activitiesStore,
  businessCardsStore,
  coursesStore,
  demandsStore,
  filesStore,
  livesStore,
  meetingsStore,
  newsStore,
  noticesStore,
  prizesStore,
  resourcesStore,
  tutorsStore,
]

const searched: readonly Searched[] = [
  ...stores.map(({ table, shape, gramsFor }) => ({ table, kept: table, texts: shape.searched ?? [], gramsFor })),
  {
    table: companies,
    kept: companyGrams,
    texts: searchedFields,
    gramsFor: (row, channelId) => ({ grams: gramsOfCompany(channelId, row as SearchedCompany) }),
  },
]

const byName = new Map(searched.map((one) => [getTableName(one.table), one]))

/** The tables whose bigrams can be made anew. */
export const remade: ReadonlySet<string> = new Set(byName.keys())

/**
 * Makes the bigrams of rows anew that an older release has made, so that they are found by initials and in the other
 * script too. What was done stays done when a server is killed; several replicas take different tables.
 */
export async function remakeGrams(database: Database, isStopping: () => boolean): Promise<void> {
  let made = 0
  try {
    while (!isStopping() && (await remakeSome(database))) made += 1
  } catch (error) {
    // Somebody is at work on one of the rows: they are made anew at the next look.
    if ((error as { cause?: { code?: string } }).cause?.code !== '55P03') throw error
  }
  if (made > 0) await sortPendingIn(database)
}

/** Whether there were some. */
const remakeSome = (database: Database): Promise<boolean> =>
  database.everywhere(async (db) => {
    // Gives way to who writes these rows, and before the two could wait for each other.
    await db.execute(sql`set local lock_timeout = '200ms'`)
    const [due] = await db.select().from(gramsDue).orderBy(gramsDue.of).limit(1).for('update', { skipLocked: true })
    if (!due) return false
    const ofTable = eq(gramsDue.of, due.of)
    const of = byName.get(due.of)
    const rows = of ? await rowsBehind(db, of, due) : []
    if (of && rows.length > 0) await write(db, of, rows)
    const last = rows.length === atOnce ? rows.at(-1) : undefined
    if (last) await db.update(gramsDue).set({ afterChannelId: last.channelId, afterId: last.id }).where(ofTable)
    else await db.delete(gramsDue).where(ofTable)
    return true
  })

type Row = Fields & { readonly channelId: string; readonly id: string }

async function rowsBehind(
  db: Db,
  { table, texts }: Searched,
  due: typeof gramsDue.$inferSelect,
): Promise<readonly Row[]> {
  const columns: Readonly<Record<string, AnyPgColumn>> = getTableColumns(table)
  const read = Object.fromEntries(texts.flatMap((name) => (columns[name] ? [[name, columns[name]]] : [])))
  const rows = await db
    .select({ ...read, channelId: table.channelId, id: table.id })
    .from(table)
    .where(sql`(${table.channelId}, ${table.id}) > (${due.afterChannelId}, ${due.afterId})`)
    .orderBy(asc(table.channelId), asc(table.id))
    .limit(atOnce)
    .for('no key update')
  return rows as Row[]
}

// A company that an import has just added may have no bigrams yet: it is sorted in later.
async function write(db: Db, { kept, gramsFor }: Searched, rows: readonly Row[]): Promise<void> {
  const made = rows.map((row) => ({ channel_id: row.channelId, id: row.id, ...gramsFor(row, row.channelId) }))
  await db
    .update(kept)
    .set({ grams: sql`made.grams` })
    .from(sql`json_populate_recordset(null::${kept}, ${JSON.stringify(made)}) as made`)
    .where(and(sql`${kept.channelId} = made.channel_id`, sql`${kept.id} = made.id`))
}
