import type { CategoryKind } from '@icss/core/categories/category.ts'
import { namesOfPath, pathsOf } from '@icss/core/categories/category-path.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import type { Db } from '../database/database.ts'
import { addCategory, additionFault } from './add-category.ts'
import { lockTree, type Placed, readPlaces } from './category-tree.ts'

/** The category that a path means, or why there cannot be one. */
export type Found = { readonly id: string } | { readonly fault: FieldError }

/** One channel's tree of a kind, walked by paths as `pathText` writes them. */
export interface CategoriesByPath {
  readonly pathOf: ReadonlyMap<string, string>
  /** The category of each path, '' for none; what is missing is added, and told to `added`. */
  find(paths: Iterable<string>, added: (id: string, path: string) => void): Promise<ReadonlyMap<string, Found>>
}

/** Reads the tree, of which nothing goes before the transaction ends. */
export async function categoriesByPath(db: Db, channelId: string, kind: CategoryKind): Promise<CategoriesByPath> {
  const places = await readPlaces(db, channelId, kind, { held: true })
  return {
    pathOf: pathsOf(places),
    async find(wanted, added) {
      const paths = new Set(wanted)
      let tree: Placed[] = places
      const idsOf = () => new Map([...pathsOf(tree)].map(([id, path]) => [path, id]))
      let ids = idsOf()
      if ([...paths].some((path) => path !== '' && !ids.has(path))) {
        await lockTree(db, channelId, kind)
        tree = await readPlaces(db, channelId, kind, { held: true })
        ids = idsOf()
      }
      /** Why the names that a path lacks cannot be added below `parentId`, or nothing. */
      const faultOf = (names: readonly string[], parentId: string): FieldError | undefined => {
        let then = tree
        for (const [i, name] of names.entries()) {
          const elsewhere = then.find((one) => one.name === name)
          const at = (i === 0 ? parentId : names[i - 1]) ?? ''
          const fault: FieldError | undefined = elsewhere
            ? { code: 'category.elsewhere', params: { name, path: pathsOf(then).get(elsewhere.id) ?? '' } }
            : additionFault(then, kind, at)
          if (fault) return fault
          then = [...then, { id: name, name, parentId: at }]
        }
        return undefined
      }
      const foundOf = async (path: string): Promise<Found> => {
        const names = namesOfPath(path)
        let id = ''
        let known = 0
        for (const name of names) {
          const there = tree.find((one) => one.parentId === id && one.name === name)
          if (!there) break
          ;({ id } = there)
          known += 1
        }
        const missing = names.slice(known)
        const fault = faultOf(missing, id)
        if (fault) return { fault }
        for (const name of missing) {
          const one = await addCategory(db, { channelId, kind, tree }, { name, parentId: id })
          tree = [...tree, one]
          ;({ id } = one)
          added(id, path)
        }
        return { id }
      }
      const found = new Map<string, Found>()
      for (const path of paths) {
        const id = ids.get(path)
        found.set(path, id === undefined ? await foundOf(path) : { id })
      }
      return found
    },
  }
}
