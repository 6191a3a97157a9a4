import { and, count, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { v7 as uuid } from 'uuid'
import type * as z from 'zod/mini'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { entityEndpoints } from '@icss/core/contract/entity-endpoints.ts'
import type { Session } from '@icss/core/sessions/session.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type ConstraintFaults, constraintFaults } from '../database/constraint-faults.ts'
import type { Db } from '../database/database.ts'
import type { Context, Handler } from '../http/handler.ts'
import { inTurn, isScan, scan } from '../search/scan.ts'
import type { Services } from '../services.ts'

type EntityTable = PgTable & {
  readonly channelId: AnyPgColumn
  readonly id: AnyPgColumn
  readonly version: AnyPgColumn
  readonly updatedAt: AnyPgColumn
}

type EntityContract = ReturnType<typeof entityEndpoints>

/** One call's surroundings: the database in the scope of the channel, and who calls. */
export interface EntityScope {
  readonly db: Db
  readonly channelId: string
  readonly session: Session
}

export interface EntityStore<C extends EntityContract, T extends EntityTable> {
  readonly table: T
  /** The columns that follow from a draft, derived ones such as bigrams included. */
  readonly columnsOf: (draft: z.output<C['create']['body']>, channelId: string) => Partial<T['$inferInsert']>
  /** What is read beside the table's own columns, such as the name of a row that this one points to. */
  readonly extra?: Readonly<Record<string, SQL>>
  readonly answerOf: (stored: T['$inferSelect'] & Readonly<Record<string, unknown>>) => z.input<C['show']['answer']>
  readonly where: (query: z.output<C['list']['query']>, channelId: string) => readonly (SQL | undefined)[]
  readonly orders: Readonly<Record<(z.output<C['list']['query']> & { sort: string })['sort'], readonly SQL[]>>
  /** What the table's constraints mean to the person. */
  readonly faults?: ConstraintFaults
  /**
   * Rules over several rows, before a draft is written; throws `ProblemError`. `id` is undefined for a new one. Answers
   * the columns that follow from other rows, if any do.
   */
  readonly beforeWrite?: (
    scope: EntityScope,
    draft: z.output<C['create']['body']>,
    id: string | undefined,
  ) => Promise<Partial<T['$inferInsert']> | void>
  /**
   * Rules over a row that is to be deleted, and what has to happen to rows that point to it; nobody else changes it
   * meanwhile. Answers what is left to be done once it is gone for good, if anything is.
   */
  readonly beforeDelete?: (
    scope: EntityScope & { readonly stored: T['$inferSelect'] },
    id: string,
  ) => Promise<((services: Services) => Promise<void>) | void>
}

type Caller = Context<Endpoint & { readonly needs: { readonly kind: 'session' } }>

interface ById {
  readonly id: string
}

interface Page {
  readonly q?: string
  readonly page: number
  readonly pageSize: number
  readonly sort: string
}

/** The handlers of `entityEndpoints` over one table. Each write is one transaction in the scope of the channel. */
export function entityHandlers<C extends EntityContract, T extends EntityTable>(
  _contract: C,
  { table, columnsOf, extra = {}, answerOf, where, orders, faults = {}, beforeWrite, beforeDelete }: EntityStore<C, T>,
) {
  type Stored = T['$inferSelect'] & Readonly<Record<string, unknown>>
  type Draft = z.output<C['create']['body']>
  const source = table as PgTable
  const columns = { ...getTableColumns(source), ...extra }
  const word = constraintFaults(faults)
  const byId = (channelId: string, id: string) => and(eq(table.channelId, channelId), eq(table.id, id))

  const find = async (db: Db, channelId: string, id: string, { isLocked = false } = {}): Promise<Stored> => {
    const query = db.select(columns).from(source).where(byId(channelId, id))
    const [found] = await (isLocked ? query.for('update') : query)
    if (!found) throw new ProblemError('request.not_found')
    return found
  }

  const counted = async (db: Db, channelId: string, query: Page) => {
    const condition = and(
      eq(table.channelId, channelId),
      ...where(query as unknown as z.output<C['list']['query']>, channelId),
    )
    if (isScan(channelId, query.q)) return scan(db, table, condition)
    const [found] = await db.select({ total: count() }).from(source).where(condition)
    return { total: found?.total ?? 0, condition }
  }

  const list = ({ session, tenant }: Caller, { query }: { query: Page }) => {
    const read: Parameters<typeof tenant<{ items: unknown[]; total: number }>>[0] = async (db) => {
      const { page, pageSize, sort } = query
      const { total, condition } = await counted(db, session.channel.id, query)
      if ((page - 1) * pageSize >= total) return { items: [], total }
      const order = (orders as Readonly<Record<string, readonly SQL[]>>)[sort] ?? []
      const ofPage = db
        .select({ id: table.id })
        .from(source)
        .where(condition)
        .orderBy(...order)
        .limit(pageSize)
        .offset((page - 1) * pageSize)
      // In a query of its own: what is read beside a row would be looked up for all rows before the page, too.
      const items = await db
        .select(columns)
        .from(source)
        .where(and(eq(table.channelId, session.channel.id), inArray(table.id, ofPage)))
        .orderBy(...order)
      return { items: items.map((item) => answerOf(item as Stored)), total }
    }
    return inTurn(session.channel.id, query.q, () => tenant(read))
  }

  const show = async ({ session, tenant }: Caller, { params }: { params: ById }) =>
    answerOf(await tenant((db) => find(db, session.channel.id, params.id)))

  const create = async ({ session, tenant }: Caller, { body }: { body: Draft }) => {
    const { id: channelId } = session.channel
    const stored = await tenant(async (db) => {
      const more = await beforeWrite?.({ db, channelId, session }, body, undefined)
      const [made] = (await db
        .insert(source)
        .values({ ...columnsOf(body, channelId), ...more, channelId, id: uuid() } as never)
        .returning(columns as never)) as unknown as Stored[]
      return made as Stored
    }).catch(word)
    return answerOf(stored)
  }

  const update = async (
    { session, tenant }: Caller,
    { params, query, body }: { params: ById; query: { version: number }; body: Draft },
  ) => {
    const { id: channelId } = session.channel
    const stored = await tenant(async (db) => {
      // Two people who save at once wait for each other here, and the second is told.
      const [found] = await db
        .select({ version: table.version })
        .from(source)
        .where(byId(channelId, params.id))
        .for('update')
      if (!found) throw new ProblemError('request.not_found')
      if (found.version !== query.version) throw new ProblemError('request.conflict')
      const more = await beforeWrite?.({ db, channelId, session }, body, params.id)
      const [changed] = (await db
        .update(source)
        .set({ ...columnsOf(body, channelId), ...more, version: query.version + 1, updatedAt: sql`now()` } as never)
        .where(byId(channelId, params.id))
        .returning(columns as never)) as unknown as Stored[]
      return changed as Stored
    }).catch(word)
    return answerOf(stored)
  }

  const remove = async ({ session, tenant, services }: Caller, { params }: { params: ById }) => {
    const { id: channelId } = session.channel
    const afterwards = await tenant(async (db) => {
      const stored = await find(db, channelId, params.id, { isLocked: true })
      const left = await beforeDelete?.({ db, channelId, session, stored }, params.id)
      await db.delete(source).where(byId(channelId, params.id))
      return left
    }).catch(word)
    await afterwards?.(services)
  }

  return { list, show, create, update, delete: remove } as unknown as {
    readonly [K in keyof EntityContract]: Handler<C[K]>
  }
}
