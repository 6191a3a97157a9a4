import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm'
import { type Search, searchOf, type Word, wordsOf } from './grams.ts'

// What is folded already, as nearly every name is, takes a third of the time to tell so as to fold.
const folded = (text: AnyColumn) =>
  sql`lower(case when ${text} is nfkc normalized then ${text} else normalize(${text}, nfkc) end)`

// By a subquery, so that PostgreSQL reads the expression, which may be long, once a row is to be compared with it.
const matches = (texts: readonly AnyColumn[], expression: string | undefined) =>
  expression === undefined ? [] : texts.map((text) => sql`${folded(text)} ~ (select ${expression}::text)`)

/** What is searched: names, which are found by their initials too, and other words, which may be many. */
export interface SearchedTexts {
  readonly names: readonly AnyColumn[]
  readonly words?: readonly AnyColumn[]
}

/** The condition that each of some words occurs in one of some texts. */
export const occurs = (searched: readonly Word[], { names, words = [] }: SearchedTexts): SQL[] => {
  const texts = [...names, ...words]
  return searched.flatMap(
    ({ like, written, initials }) =>
      or(
        ...texts.map((text) => sql`${folded(text)} like ${like}`),
        ...matches(texts, written),
        ...matches(names, initials),
      ) ?? [],
  )
}

/** The condition that what was typed occurs in names that have no index of bigrams; none for nothing typed. */
export const occursIn = (names: readonly AnyColumn[], typed: string): SQL | undefined =>
  and(...occurs(wordsOf(typed), { names }))

const holds = (column: AnyColumn, grams: readonly number[]) => sql`${column} @> ${sql.param(grams)}::bigint[]`

/** The condition that an index on `column` finds rows by, which hold all bigrams of a search. */
export const holdsGrams = (column: AnyColumn, { grams, gramsAsTyped }: Search): SQL | undefined =>
  gramsAsTyped ? or(holds(column, grams), holds(column, gramsAsTyped)) : holds(column, grams)

/** The condition that finds what was typed in any part of `texts`, by the index on `grams`; none for nothing typed. */
export function searchCondition(
  channelId: string,
  typed: string | undefined,
  { grams, texts }: { grams: AnyColumn; texts: SearchedTexts },
): SQL | undefined {
  if (!typed) return undefined
  const search = searchOf(channelId, typed)
  return and(search.grams.length > 0 ? holdsGrams(grams, search) : undefined, ...occurs(search.undecided, texts))
}
