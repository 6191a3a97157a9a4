import { and, asc, count, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { type Category, type CategoryKind } from '@icss/core/categories/category.ts'
import type { Db } from '../database/database.ts'
import { oneAtATime } from '../database/one-at-a-time.ts'
import type { EntityTable } from '../entities/entity-table.ts'
import { categories } from './categories.tables.ts'

/** The table whose rows are sorted into a tree. */
export type Classified = EntityTable & { readonly categoryId: AnyPgColumn }

export const ofKind = (channelId: string, kind: CategoryKind) =>
  and(eq(categories.channelId, channelId), eq(categories.kind, kind))

/**
 * The whole tree of a kind, each category behind its parent, siblings by their position. `counted` narrows what is counted
 * as being in a category.
 */
export async function readTree(
  db: Db,
  channelId: string,
  kind: CategoryKind,
  classified: Classified,
  counted?: SQL,
): Promise<Category[]> {
  const rows = await db
    .select()
    .from(categories)
    .where(ofKind(channelId, kind))
    .orderBy(asc(categories.position), asc(categories.id))
  const counts = await db
    .select({ categoryId: classified.categoryId, count: count() })
    .from(classified as PgTable)
    .where(and(eq(classified.channelId, channelId), isNotNull(classified.categoryId), counted))
    .groupBy(classified.categoryId)
  const countOf = new Map(counts.map((one) => [one.categoryId as string, one.count]))
  const children = Map.groupBy(rows, ({ parentId }) => parentId)
  const below = (parent: string | null, level: number): Category[] =>
    (children.get(parent) ?? []).flatMap((row) => [
      {
        id: row.id,
        name: row.name,
        parentId: row.parentId ?? '',
        level,
        position: row.position,
        count: countOf.get(row.id) ?? 0,
        version: row.version,
      },
      ...below(row.id, level + 1),
    ])
  return below(null, 1)
}

/** What is known of a category to place another one beside or below it. */
export type Placed = Pick<Category, 'id' | 'name' | 'parentId'>

/** The categories of a kind and where they stand. */
export async function readPlaces(db: Db, channelId: string, kind: CategoryKind): Promise<Placed[]> {
  const rows = await db
    .select({ id: categories.id, name: categories.name, parentId: categories.parentId })
    .from(categories)
    .where(ofKind(channelId, kind))
  return rows.map(({ parentId, ...row }) => ({ ...row, parentId: parentId ?? '' }))
}

/** Lets one change of a channel's tree at a time, to the end of the transaction. */
export const lockTree = (db: Db, channelId: string, kind: CategoryKind): Promise<void> =>
  oneAtATime(db, `categories ${kind}`, channelId)

/** Puts `id` below `parentId` before `before`, or at the end, and numbers the siblings anew. */
export async function placeCategory(
  db: Db,
  channelId: string,
  { id, parentId, before }: { id: string; parentId: string; before: string },
  tree: readonly Category[],
): Promise<void> {
  const siblings = tree.filter((one) => one.parentId === parentId && one.id !== id).map((one) => one.id)
  const at = siblings.indexOf(before)
  siblings.splice(at < 0 ? siblings.length : at, 0, id)
  await db.execute(sql`
    update categories set position = placed.position - 1, parent_id = ${parentId === '' ? null : parentId}
    from unnest(${sql.param(siblings)}::uuid[]) with ordinality as placed(id, position)
    where categories.channel_id = ${channelId} and categories.id = placed.id`)
}
