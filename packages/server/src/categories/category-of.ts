import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Classified } from './category-tree.ts'

/** The condition of a list narrowed to a category with those below it, or to what is in none. */
export function inCategory(
  { channelId, categoryId }: Classified,
  channel: string,
  wanted: string | undefined,
): SQL | undefined {
  if (wanted === undefined) return undefined
  if (wanted === 'none') return isNull(categoryId)
  return and(
    eq(channelId, channel),
    inArray(
      categoryId,
      sql`(with recursive below(id) as (
        select ${wanted}::uuid
        union select c.id from categories c join below on c.parent_id = below.id where c.channel_id = ${channel}
      ) select id from below)`,
    ),
  )
}
