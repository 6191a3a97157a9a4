import { and, eq, type SQL, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import type { categoryEndpoints } from '@icss/core/categories/category-endpoints.ts'
import {
  type Category,
  type CategoryDraft,
  type CategoryKind,
  maxCategories,
  placeFault,
} from '@icss/core/categories/category.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { constraintFaults } from '../database/constraint-faults.ts'
import type { Db } from '../database/database.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { categories } from './categories.tables.ts'
import { type Classified, lockTree, placeCategory, readTree } from './category-tree.ts'

type TreeContract = ReturnType<typeof categoryEndpoints>

const byId = (channelId: string, id: string) => and(eq(categories.channelId, channelId), eq(categories.id, id))

const word = constraintFaults({ categories_name: { field: 'name', code: 'category.name_taken' } })

const refuse = (tree: readonly Category[], parentId: string, id?: string): void => {
  const fault = placeFault(tree, parentId, id)
  if (fault) throw new ProblemError(fault.code, { params: fault.params, errors: { parentId: fault } })
}

const inTree = (tree: readonly Category[], id: string): Category => {
  const found = tree.find((one) => one.id === id)
  if (!found) throw new ProblemError('request.not_found')
  return found
}

/**
 * The handlers of one tree of categories; `classified` is the table of what is sorted into it, of which `counted` says
 * what counts.
 */
export function categoryHandlers<C extends TreeContract>(
  _contract: C,
  kind: CategoryKind,
  classified: Classified,
  counted?: SQL,
): Handlers<{ tree: C }>['tree'] {
  /** Changes the tree, alone; answers it as it is then. */
  const change = (
    { session, tenant }: Pick<Context, 'tenant'> & { session: Session | undefined },
    work: (scope: { db: Db; channelId: string; tree: Category[] }) => Promise<void>,
  ): Promise<Category[]> =>
    tenant(async (db) => {
      const channelId = (session as Session).channel.id
      await lockTree(db, channelId, kind)
      await work({ db, channelId, tree: await readTree(db, channelId, kind, classified, counted) })
      return readTree(db, channelId, kind, classified, counted)
    }).catch(word)

  const handlers: Handlers<{ tree: TreeContract }>['tree'] = {
    list: async ({ session, tenant }) => ({
      items: await tenant((db) => readTree(db, (session as Session).channel.id, kind, classified, counted)),
    }),

    create: async (context, { body }) => {
      const id = uuid()
      const { name, parentId } = body as CategoryDraft
      const tree = await change(context, async ({ db, channelId, tree }) => {
        const max = maxCategories[kind]
        if (tree.length >= max) throw new ProblemError('category.limit', { params: { max } })
        refuse(tree, parentId)
        const position = tree.filter((one) => one.parentId === parentId).length
        await db.insert(categories).values({ channelId, id, kind, name, parentId: parentId || null, position })
      })
      return inTree(tree, id)
    },

    update: async (context, { params: { id }, query: { version }, body }) => {
      const { name, parentId } = body as CategoryDraft
      const changed = await change(context, async ({ db, channelId, tree }) => {
        const found = inTree(tree, id)
        if (found.version !== version) throw new ProblemError('request.conflict')
        refuse(tree, parentId, id)
        await db
          .update(categories)
          .set({ name, version: version + 1, updatedAt: sql`now()` })
          .where(byId(channelId, id))
        if (found.parentId !== parentId) await placeCategory(db, channelId, { id, parentId, before: '' }, tree)
      })
      return inTree(changed, id)
    },

    move: async (context, { params: { id }, body: { parentId, before } }) => ({
      items: await change(context, async ({ db, channelId, tree }) => {
        inTree(tree, id)
        refuse(tree, parentId, id)
        await placeCategory(db, channelId, { id, parentId, before }, tree)
      }),
    }),

    /** What is in it becomes unclassified by its foreign key (seed section 4); the categories below it move up to its parent. */
    delete: async (context, { params: { id } }) => {
      await change(context, async ({ db, channelId, tree }) => {
        const { parentId } = inTree(tree, id)
        await db
          .update(categories)
          .set({ parentId: parentId || null })
          .where(and(eq(categories.channelId, channelId), eq(categories.parentId, id)))
        await db.delete(categories).where(byId(channelId, id))
      })
    },
  }
  return handlers as unknown as Handlers<{ tree: C }>['tree']
}
