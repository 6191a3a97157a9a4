import type { TreeNode } from '@icss/ui/Tree/tree.ts'
import type { Category } from '@icss/core/categories/category.ts'

/** The categories below `parentId` as nodes of a tree. */
export const nodesOf = (categories: readonly Category[], parentId = ''): TreeNode[] =>
  categories
    .filter((category) => category.parentId === parentId)
    .map(({ id, name, count }) => ({ id, name, count, children: nodesOf(categories, id) }))

/** The categories in the order and places of `nodes`, to be shown before the server has answered a move. */
export function inPlaces(
  categories: readonly Category[],
  nodes: readonly TreeNode[],
  parentId = '',
  level = 1,
): Category[] {
  return nodes.flatMap(({ id, children = [] }, position) => {
    const category = categories.find((one) => one.id === id)
    if (!category) return []
    return [{ ...category, parentId, level, position }, ...inPlaces(categories, children, id, level + 1)]
  })
}
