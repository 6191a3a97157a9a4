import type { CategoryKind } from '@icss/core/categories/category.ts'
import { namesOfPath, pathsOf } from '@icss/core/categories/category-path.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import type { Db } from '../database/database.ts'
import { addCategory, additionFault } from './add-category.ts'
import { lockTree, type Placed, readPlaces } from './category-tree.ts'

/** The category that a path means, '' for none, or why there cannot be one. */
export type Found = { readonly id: string } | { readonly fault: FieldError }

/** One channel's tree of a kind, walked by paths as `pathText` writes them. */
export interface CategoriesByPath {
  readonly pathOf: ReadonlyMap<string, string>
  /** The category of each path; what is missing is added, and told to `added`. */
  find(paths: Iterable<string>, added: (id: string, path: string) => void): Promise<ReadonlyMap<string, Found>>
}

/** Why categories of these names cannot be added, each below the one before, from `parentId` on. */
function faultOf(
  tree: readonly Placed[],
  kind: CategoryKind,
  names: readonly string[],
  parentId: string,
): FieldError | undefined {
  const [name, ...below] = names
  if (name === undefined) return undefined
  const elsewhere = tree.find((one) => one.name === name)
  if (elsewhere) return { code: 'category.elsewhere', params: { name, path: pathsOf(tree).get(elsewhere.id) ?? '' } }
  const id = `a new ${name}`
  return additionFault(tree, kind, parentId) ?? faultOf([...tree, { id, name, parentId }], kind, below, id)
}

/** Reads the tree, which nobody else changes before the transaction ends. */
export async function categoriesByPath(db: Db, channelId: string, kind: CategoryKind): Promise<CategoriesByPath> {
  await lockTree(db, channelId, kind)
  let tree: readonly Placed[] = await readPlaces(db, channelId, kind)

  const foundOf = async (path: string, added: (id: string) => void): Promise<Found> => {
    const missing = [...namesOfPath(path)]
    let id = ''
    for (const name of namesOfPath(path)) {
      const there = tree.find((one) => one.parentId === id && one.name === name)
      if (!there) break
      ;({ id } = there)
      missing.shift()
    }
    const fault = faultOf(tree, kind, missing, id)
    if (fault) return { fault }
    for (const name of missing) {
      const one = await addCategory(db, { channelId, kind, tree }, { name, parentId: id })
      tree = [...tree, one]
      ;({ id } = one)
      added(id)
    }
    return { id }
  }

  return {
    pathOf: pathsOf(tree),
    async find(paths, added) {
      const found = new Map<string, Found>()
      for (const path of paths) found.set(path, await foundOf(path, (id) => added(id, path)))
      return found
    },
  }
}
