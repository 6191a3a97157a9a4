import { and, asc, between, desc, eq, gt, lte, notExists, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn, type PgSelectQueryBuilder, QueryBuilder } from 'drizzle-orm/pg-core'
import { type Search, searchOf, type Word } from '../search/grams.ts'
import { holdsGrams, occurs } from '../search/search-condition.ts'
import { companies, companyGrams, companyGramsDue, searchedFields } from './companies.tables.ts'

const waiting = alias(companies, 'waiting')
const builder = new QueryBuilder()

/** Ids behind one and up to another. */
export interface IdRange {
  readonly after?: string | undefined
  readonly upTo?: string | undefined
}

/** The first `count` of some ids in their order. */
interface FirstIds extends IdRange {
  readonly order: typeof asc
  readonly count: number
}

export const inRange = (id: AnyPgColumn, { after, upTo }: IdRange): SQL | undefined =>
  and(after === undefined ? undefined : gt(id, after), upTo === undefined ? undefined : lte(id, upTo))

/** As an array, found once: joined, PostgreSQL might look for them anew for each company that it takes to be the only one. */
export const among = (id: AnyPgColumn, ids: SQLWrapper): SQL => sql`${id} = any(array(${ids}))`

type SelectIds = (wanted?: IdRange | FirstIds) => SQL

/** What finds companies by their credit code, or by any part of their name or legal representative. */
export interface FoundCompanies {
  /** Selects by bigrams, each id once; absent where bigrams say nothing of what was typed. */
  readonly byGrams?: {
    /** The ids of what bigrams let through: what is found fulfils `undecided` as well. */
    readonly candidates: SelectIds
    /** The ids of what is found. */
    readonly ids: SelectIds
  }
  /** The conditions that bigrams do not decide: companies have to be read for them. */
  readonly undecided: readonly SQL[]
}

const part = (query: PgSelectQueryBuilder, id: AnyPgColumn, wanted: IdRange | FirstIds) =>
  'count' in wanted ? query.orderBy(wanted.order(id)).limit(wanted.count) : query

const holding = (channelId: string, search: Search, wanted: IdRange) =>
  builder
    .select({ id: companyGrams.id })
    .from(companyGrams)
    .where(
      and(
        eq(companyGrams.channelId, channelId),
        inRange(companyGrams.id, wanted),
        holdsGrams(companyGrams.grams, search),
      ),
    )
    .$dynamic()

const ofThese = (channelId: string, ids: SQLWrapper, conditions: readonly SQL[]) =>
  builder
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.channelId, channelId), among(companies.id, ids), ...conditions))
    .$dynamic()

const endOfDue = (channelId: string, id: AnyPgColumn, order: typeof asc) =>
  sql`(${builder.select({ id }).from(companyGramsDue).where(eq(companyGramsDue.channelId, channelId)).orderBy(order(id)).limit(1)})`

/** Reads from the first that is due to the last, whatever lies between: one look, however many ranges there are. */
const due = (channelId: string, words: readonly Word[], wanted: IdRange) =>
  builder
    .select({ id: waiting.id })
    .from(waiting)
    .where(
      and(
        eq(waiting.channelId, channelId),
        between(
          waiting.id,
          endOfDue(channelId, companyGramsDue.firstId, asc),
          endOfDue(channelId, companyGramsDue.lastId, desc),
        ),
        inRange(waiting.id, wanted),
        ...occurs(words, { names: searchedFields.map((field) => waiting[field]) }),
        notExists(
          builder
            .select({ one: sql`1` })
            .from(companyGrams)
            .where(and(eq(companyGrams.channelId, channelId), eq(companyGrams.id, waiting.id))),
        ),
      ),
    )
    .$dynamic()

const creditCode = /^[0-9A-Z]{18}$/i

/**
 * Finds the company of a credit code; or else companies by the index of bigrams, and by reading each that an import has
 * not sorted in yet.
 */
export function foundCompanies(channelId: string, typed: string): FoundCompanies {
  if (creditCode.test(typed)) return { undecided: [eq(companies.unifiedCreditCode, typed.toUpperCase())] }
  const search = searchOf(channelId, typed)
  const undecided = occurs(search.undecided, {
    names: searchedFields.map((field) => companies[field]),
  })
  if (search.grams.length === 0) return { undecided }
  const candidates: SelectIds = (wanted = {}) =>
    sql`${part(holding(channelId, search, wanted), companyGrams.id, wanted)}
      union all ${part(due(channelId, search.words, wanted), waiting.id, wanted)}`
  const ids: SelectIds = (wanted = {}) =>
    sql`${part(ofThese(channelId, holding(channelId, search, wanted), undecided), companies.id, wanted)}
      union all ${part(due(channelId, search.words, wanted), waiting.id, wanted)}`
  return { byGrams: { candidates, ids: undecided.length > 0 ? ids : candidates }, undecided }
}
