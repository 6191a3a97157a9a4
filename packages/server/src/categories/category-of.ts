import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { CategoryKind } from '@icss/core/categories/category.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { categories } from './categories.tables.ts'
import { type Classified, ofKind } from './category-tree.ts'

/**
 * Refuses a category that the channel's tree of this kind has not; '' is none. It stays to the end of the transaction.
 * `field` is what the draft calls it.
 */
export async function refuseMissingCategory(
  db: Db,
  channelId: string,
  kind: CategoryKind,
  categoryId: string,
  field = 'categoryId',
): Promise<void> {
  if (categoryId === '') return
  const [found] = await db
    .select({ id: categories.id })
    .from(categories)
    .where(and(ofKind(channelId, kind), sql`${categories.id}::text = ${categoryId}`))
    .for('key share')
  if (!found)
    throw new ProblemError('category.missing', { errors: { [field]: { code: 'category.missing', params: {} } } })
}

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
