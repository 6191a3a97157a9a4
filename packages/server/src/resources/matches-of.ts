import { and, asc, desc, eq, inArray, ne, sql, type SQL } from 'drizzle-orm'
import { type Matched, ranked } from '@icss/core/resources/match-rank.ts'
import type { IntroductionState } from '@icss/core/introductions/introduction.ts'
import type { Match } from '@icss/core/resources/shelf.ts'
import { companies } from '../companies/companies.tables.ts'
import type { Db } from '../database/database.ts'
import type { Caller } from '../entities/caller.ts'
import { found } from '../http/refuse.ts'
import { introductions } from '../introductions/introductions.tables.ts'
import { gramsOf } from '../search/grams.ts'
import { isOnShelf } from './shelf-shape.ts'
import type { ShelfTable } from './shelf-table.ts'

/** Those that are looked at: the newest that share words with it, and the newest of all. */
const looked = 300
/** Those that are shown. */
const shown = 20
/** From the code of a resource to that of a demand of the same subject. */
const apart = 6

const withCompany = (db: Db, channelId: string, table: ShelfTable, condition: SQL | undefined) =>
  db
    .select({ row: table, companyName: companies.name, industry: companies.industry, tags: companies.industryTags })
    .from(table)
    .innerJoin(companies, and(eq(companies.channelId, channelId), eq(companies.id, table.companyId)))
    .where(and(eq(table.channelId, channelId), condition))
    .orderBy(desc(table.updatedAt))
    .limit(looked)

type Read = Awaited<ReturnType<typeof withCompany>>[number]

const matched = (read: Read): Matched & Read => ({
  ...read,
  text: [read.row.name, read.row.title, read.row.content].join('\n'),
})

/** How the last introduction of one of `own` and each of `ids` stands. */
async function introducedWith(db: Db, channelId: string, isResource: boolean, id: string, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, IntroductionState>()
  const { resourceId, demandId } = introductions
  const [mine, theirs] = isResource ? [resourceId, demandId] : [demandId, resourceId]
  const rows = await db
    .select({ id: theirs, state: introductions.state })
    .from(introductions)
    .where(and(eq(introductions.channelId, channelId), eq(mine, id), inArray(theirs, [...ids])))
    .orderBy(asc(introductions.createdAt), asc(introductions.id))
  return new Map(rows.map((row) => [row.id, row.state]))
}

async function matches(db: Db, channelId: string, own: ShelfTable, others: ShelfTable, id: string): Promise<Match[]> {
  const of = found((await withCompany(db, channelId, own, eq(own.id, id)))[0])
  const { type, companyId, name, title } = of.row
  // Its words alone: nearly all others share two initials with it.
  const grams = gramsOf(channelId, [], [name, title])
  const fitting = and(
    eq(others.type, type > apart ? type - apart : type + apart),
    ne(others.companyId, companyId),
    isOnShelf(others),
  )
  const near = await withCompany(
    db,
    channelId,
    others,
    and(fitting, sql`${others.grams} && ${sql.param(grams)}::bigint[]`),
  )
  const newest = await withCompany(db, channelId, others, fitting)
  const byId = new Map([...near, ...newest].map((read) => [read.row.id, read]))
  const newestFirst = [...byId.values()].toSorted((a, b) => b.row.updatedAt.getTime() - a.row.updatedAt.getTime())
  const best = ranked(matched(of), newestFirst.map(matched)).slice(0, shown)
  const bestIds = best.map(({ row }) => row.id)
  const introduced = await introducedWith(db, channelId, type <= apart, id, bestIds)
  return best.map(({ row, companyName, words, tags, isSameIndustry }) => ({
    id: row.id,
    name: row.name,
    title: row.title,
    companyId: row.companyId,
    companyName,
    words: [...words],
    tags: [...tags],
    isSameIndustry,
    introduced: introduced.get(row.id) ?? null,
    updatedAt: row.updatedAt.toISOString(),
  }))
}

/** The handler that answers what of `others` matches one of `own`. */
export const matchesOf =
  (own: ShelfTable, others: ShelfTable) =>
  async (
    { session: { channel }, tenant }: Caller,
    { params: { id } }: { readonly params: { readonly id: string } },
  ): Promise<{ items: Match[] }> => ({ items: await tenant((db) => matches(db, channel.id, own, others, id)) })
