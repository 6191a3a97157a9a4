import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm'
import { searchOf } from './grams.ts'

/** The condition that finds what was typed in any part of `texts`, by the index on `grams`; none for nothing typed. */
export function searchCondition(
  channelId: string,
  typed: string | undefined,
  { grams: column, texts }: { grams: AnyColumn; texts: readonly AnyColumn[] },
): SQL | undefined {
  if (!typed) return undefined
  const { grams, like } = searchOf(channelId, typed)
  return and(
    grams.length > 0 ? sql`${column} @> ${sql.param(grams)}::bigint[]` : undefined,
    ...like.map((pattern) => or(...texts.map((text) => sql`lower(normalize(${text}, nfkc)) like ${pattern}`))),
  )
}
