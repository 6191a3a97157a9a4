import { and, type asc, between, eq, gt, lte, notExists, type SQL, sql } from 'drizzle-orm'
import { alias, type AnyPgColumn, type PgSelectQueryBuilder, QueryBuilder } from 'drizzle-orm/pg-core'
import { searchOf } from '../search/grams.ts'
import { holdsGrams, occurs } from '../search/search-condition.ts'
import { companies, companyGrams, companyGramsDue } from './companies.tables.ts'

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

/** What finds companies by their credit code, or by any part of their name or legal representative. */
export interface FoundCompanies {
  /** A select of the ids that bigrams find, each once; absent where bigrams say nothing of what was typed. */
  readonly ids?: (wanted?: IdRange | FirstIds) => SQL
  /** What companies have to be read for as well. */
  readonly undecided: readonly SQL[]
}

const creditCode = /^[0-9A-Z]{18}$/i

/**
 * Finds the company of a credit code; or else companies by the index of bigrams, and by reading each that an import has
 * not sorted in yet.
 */
export function foundCompanies(channelId: string, typed: string): FoundCompanies {
  if (creditCode.test(typed)) return { undecided: [eq(companies.unifiedCreditCode, typed.toUpperCase())] }
  const { grams, like, undecided } = searchOf(channelId, typed)
  const ids = (wanted: IdRange | FirstIds = {}) => {
    const sortedIn = builder
      .select({ id: companyGrams.id })
      .from(companyGrams)
      .where(
        and(
          eq(companyGrams.channelId, channelId),
          inRange(companyGrams.id, wanted),
          holdsGrams(companyGrams.grams, grams),
        ),
      )
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
          inRange(waiting.id, wanted),
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
      'count' in wanted ? query.orderBy(wanted.order(id)).limit(wanted.count) : query
    return sql`${part(sortedIn, companyGrams.id)} union all ${part(due, waiting.id)}`
  }
  return {
    ...(grams.length > 0 ? { ids } : {}),
    undecided: occurs(undecided, [companies.name, companies.legalRepresentative]),
  }
}
