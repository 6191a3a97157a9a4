import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm'
import { searchOf } from './grams.ts'

// What is folded already, as nearly every name is, takes a third of the time to tell so as to fold.
const folded = (text: AnyColumn) =>
  sql`lower(case when ${text} is nfkc normalized then ${text} else normalize(${text}, nfkc) end)`

/** The condition that each of some patterns occurs in one of some texts. */
export const occurs = (like: readonly string[], texts: readonly AnyColumn[]): SQL[] =>
  like.flatMap((pattern) => or(...texts.map((text) => sql`${folded(text)} like ${pattern}`)) ?? [])

/** The condition that an index on `column` finds rows by, which hold all of some bigrams. */
export const holdsGrams = (column: AnyColumn, grams: readonly number[]): SQL =>
  sql`${column} @> ${sql.param(grams)}::bigint[]`

/** The condition that finds what was typed in any part of `texts`, by the index on `grams`; none for nothing typed. */
export function searchCondition(
  channelId: string,
  typed: string | undefined,
  { grams: column, texts }: { grams: AnyColumn; texts: readonly AnyColumn[] },
): SQL | undefined {
  if (!typed) return undefined
  const { grams, undecided } = searchOf(channelId, typed)
  return and(grams.length > 0 ? holdsGrams(column, grams) : undefined, ...occurs(undecided, texts))
}
