import { type CategoryDraft, type CategoryKind, maxCategories, placeFault } from '@icss/core/categories/category.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { uuid } from '../database/uuids.ts'
import type { Db } from '../database/database.ts'
import { categories } from './categories.tables.ts'
import type { Placed } from './category-tree.ts'

/** Why a new category cannot stand below `parentId`; nothing when it can. */
export const additionFault = (tree: readonly Placed[], kind: CategoryKind, parentId: string): FieldError | undefined =>
  tree.length >= maxCategories[kind]
    ? { code: 'category.limit', params: { max: maxCategories[kind] } }
    : placeFault(tree, parentId, undefined)

/**
 * Adds a category behind its siblings and answers it; the caller has locked the tree and knows that `additionFault` has
 * nothing against it.
 */
export async function addCategory(
  db: Db,
  { channelId, kind, tree }: { channelId: string; kind: CategoryKind; tree: readonly Placed[] },
  { name, parentId }: CategoryDraft,
): Promise<Placed> {
  const id = uuid()
  const position = tree.filter((one) => one.parentId === parentId).length
  await db.insert(categories).values({ channelId, id, kind, name, parentId: parentId || null, position })
  return { id, name, parentId }
}
