import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { categoryEndpoints } from '@icss/core/categories/category-endpoints.ts'
import { type Category, type CategoryDraft, type CategoryKind, placeFault } from '@icss/core/categories/category.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { constraintFaults } from '../database/constraint-faults.ts'
import type { Db } from '../database/database.ts'
import { type NamedBy, nameNoMore } from '../entities/naming.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { addCategory, additionFault } from './add-category.ts'
import { categories } from './categories.tables.ts'
import { type Classified, lockTree, placeCategory, readTree } from './category-tree.ts'

type TreeContract = ReturnType<typeof categoryEndpoints>

const byId = (channelId: string, id: string) => and(eq(categories.channelId, channelId), eq(categories.id, id))

const word = constraintFaults({ categories_name: { field: 'name', code: 'category.name_taken' } })

const refuse = (fault: FieldError | undefined): void => {
  if (!fault) return
  const { code, params } = fault
  throw new ProblemError(code, { params, ...(code === 'category.limit' ? {} : { errors: { parentId: fault } }) })
}

const inTree = (tree: readonly Category[], id: string): Category => {
  const found = tree.find((one) => one.id === id)
  if (!found) throw new ProblemError('request.not_found')
  return found
}

/**
 * The handlers of one tree of categories; `classified` is the table of what is sorted into it, of which `counted` says
 * what counts; `referrers` name its categories as well.
 */
export function categoryHandlers<C extends TreeContract>(
  _contract: C,
  kind: CategoryKind,
  classified: Classified,
  { counted, referrers = [] }: { readonly counted?: SQL } & Pick<NamedBy, 'referrers'> = {},
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
      const draft = body as CategoryDraft
      let id = ''
      const tree = await change(context, async ({ db, channelId, tree }) => {
        refuse(additionFault(tree, kind, draft.parentId))
        ;({ id } = await addCategory(db, { channelId, kind, tree }, draft))
      })
      return inTree(tree, id)
    },

    update: async (context, { params: { id }, query: { version }, body }) => {
      const { name, parentId } = body as CategoryDraft
      const changed = await change(context, async ({ db, channelId, tree }) => {
        const found = inTree(tree, id)
        if (found.version !== version) throw new ProblemError('request.conflict')
        refuse(placeFault(tree, parentId, id))
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
        refuse(placeFault(tree, parentId, id))
        await placeCategory(db, channelId, { id, parentId, before }, tree)
      }),
    }),

    /** What is in it becomes unclassified (seed section 4); the categories below it move up to its parent. */
    delete: async (context, { params: { id } }) => {
      await change(context, async ({ db, channelId, tree }) => {
        const { parentId } = inTree(tree, id)
        await db
          .update(categories)
          .set({ parentId: parentId || null })
          .where(and(eq(categories.channelId, channelId), eq(categories.parentId, id)))
        const [locked] = await db
          .select({ id: categories.id })
          .from(categories)
          .where(byId(channelId, id))
          .for('update')
        const namedBy = { referrers: [{ table: classified, of: classified.categoryId }, ...referrers] }
        if (locked) await nameNoMore(db, channelId, namedBy, [id])
        await db.delete(categories).where(byId(channelId, id))
      })
    },
  }
  return handlers as unknown as Handlers<{ tree: C }>['tree']
}
