import { and, type asc, between, eq, notExists, type SQL, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn, type PgSelectQueryBuilder, QueryBuilder } from 'drizzle-orm/pg-core'
import { searchOf } from '../search/grams.ts'
import { holdsGrams, occurs } from '../search/search-condition.ts'
import { companies, companyGrams, companyGramsDue } from './companies.tables.ts'

const waiting = alias(companies, 'waiting')
const builder = new QueryBuilder()

/** The first `count` in the order of an id. */
export interface FirstIds {
  readonly order: typeof asc
  readonly count: number
}

/** What finds companies by any part of their name or legal representative. */
export interface FoundCompanies {
  /** A select of the ids that bigrams find, each once; absent where nothing typed has two characters. */
  readonly ids?: (first?: FirstIds) => SQL
  /** What companies have to be read for as well. */
  readonly undecided: readonly SQL[]
}

/** Finds companies by the index of bigrams, and by reading each that an import has not sorted in yet. */
export function foundCompanies(channelId: string, typed: string): FoundCompanies {
  const { grams, like, undecided } = searchOf(channelId, typed)
  const ids = (first?: FirstIds) => {
    const sortedIn = builder
      .select({ id: companyGrams.id })
      .from(companyGrams)
      .where(and(eq(companyGrams.channelId, channelId), holdsGrams(companyGrams.grams, grams)))
      .$dynamic()
    const due = builder
      .select({ id: waiting.id })
      .from(companyGramsDue)
      .innerJoin(
        waiting,
        and(eq(waiting.channelId, channelId), between(waiting.id, companyGramsDue.firstId, companyGramsDue.lastId)),
      )
      .where(
        and(
          eq(companyGramsDue.channelId, channelId),
          ...occurs(like, [waiting.name, waiting.legalRepresentative]),
          notExists(
            builder
              .select({ one: sql`1` })
              .from(companyGrams)
              .where(and(eq(companyGrams.channelId, channelId), eq(companyGrams.id, waiting.id))),
          ),
        ),
      )
      .$dynamic()
    const part = (query: PgSelectQueryBuilder, id: AnyPgColumn) =>
      first ? query.orderBy(first.order(id)).limit(first.count) : query
    return sql`${part(sortedIn, companyGrams.id)} union all ${part(due, waiting.id)}`
  }
  return {
    ...(grams.length > 0 ? { ids } : {}),
    undecided: occurs(undecided, [companies.name, companies.legalRepresentative]),
  }
}
