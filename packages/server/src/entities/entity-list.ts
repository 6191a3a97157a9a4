import { and, asc, count, desc, eq, getTableColumns, gt, inArray, is, type SQL } from 'drizzle-orm'
import { type AnyPgColumn, PgText } from 'drizzle-orm/pg-core'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { isScan, scan } from '../search/scan.ts'
import { searchCondition } from '../search/search-condition.ts'
import { answersOf } from './entity-answers.ts'
import type { Fields, Filter, ListContract, Listed, ListShape, Query, Read, Reads } from './entity-shape.ts'
import type { EntityTable, ListTable } from './entity-table.ts'
import { searchedColumns } from './searched-columns.ts'

/** A page of a list, by a condition that names the channel. */
interface Page {
  readonly where: SQL | undefined
  readonly sort: string
  readonly limit: number
  readonly offset: number
}

interface Behind {
  readonly names: readonly string[]
  readonly instead?: Reads | undefined
  readonly where: SQL | undefined
  readonly after: string | undefined
  readonly limit: number
}

/** The lists of one kind of rows in the database; each call is part of the caller's transaction. */
export interface EntityList<C extends ListContract> {
  readonly table: ListTable
  /** The name of the parent in the path of a list, if there is one. */
  readonly parentKey: string | undefined
  /** What a query, of a list or an export, asks of the rows of a channel. */
  where(query: Partial<Query<C>>, channelId: string): SQL | undefined
  order(sort: string): SQL[]
  /** What is read for `names`: what `instead` says, what is read beside a row, or the column of that name. */
  selected(names: readonly string[], channelId: string, instead?: Reads): Readonly<Record<string, Read>>
  page(db: Db, channelId: string, page: Page): Promise<Listed<C>['items']>
  list(db: Db, channelId: string, query: Query<C>): Promise<Listed<C>>
  /** What is read for `names` of the rows behind the id `after`, in the order of ids, which is that of adding. */
  readBehind(db: Db, channelId: string, wanted: Behind): Promise<readonly Fields[]>
}

/** The list of a shape that is not known. */
export interface AnyListShape {
  readonly table: ListTable
  readonly key?: string
  readonly parent?: EntityTable
  readonly searched?: readonly string[]
  beside?(channelId: string): Reads
  readonly filters?: Readonly<Partial<Record<string, Filter<unknown>>>>
  readonly orders?: Readonly<Partial<Record<string, readonly Read[]>>>
}

const paging = new Set(['page', 'pageSize', 'sort'])

const textOrder = (column: AnyPgColumn) => (is(column, PgText) ? pinyinOf(column) : column)

export function entityList<C extends ListContract, T extends ListTable>(
  contract: C,
  shape: ListShape<C, T>,
): EntityList<C>
export function entityList(
  { list: { params, query: asked, answer } }: ListContract,
  { table, key: keyName = 'id', parent, searched = [], beside, filters = {}, orders = {} }: AnyListShape,
): EntityList<ListContract> {
  const columns = getTableColumns(table)
  const key = columns[keyName]
  if (!key) throw new Error(`There is no column ${keyName}.`)
  const [parentKey] = Object.keys(params?.shape ?? {})
  const narrowing = [...Object.keys(asked.shape).filter((name) => !paging.has(name)), ...(parentKey ? [parentKey] : [])]
  const { names, words } = searchedColumns(table, searched)
  const columnsNamed = (some: readonly string[]) => some.flatMap((name) => columns[name] ?? [])
  const texts = { names: columnsNamed(names), words: columnsNamed(words) }
  const row = answer.shape.items._zod.def.element
  const rowNames = Object.keys(row.shape)
  const rowOf = answersOf(row)

  const conditionOf = (name: string, wanted: unknown, channelId: string): SQL | undefined => {
    if (wanted === undefined) return undefined
    const filter = filters[name]
    if (filter) return filter(wanted, channelId)
    if (name === 'q' && columns.grams)
      return searchCondition(channelId, wanted as string, { grams: columns.grams, texts })
    const column = columns[name]
    if (!column) throw new Error(`No column is compared with ${name}.`)
    return eq(column, wanted)
  }

  const where = (query: Fields, channelId: string) =>
    and(eq(table.channelId, channelId), ...narrowing.map((name) => conditionOf(name, query[name], channelId)))

  const order = (sort: string): SQL[] => {
    const name = sort.replace(/^-/, '')
    const column = columns[name]
    const by = orders[name] ?? [...(column ? [textOrder(column)] : []), key]
    return by.map((read) => (sort.startsWith('-') ? desc(read) : asc(read)))
  }

  const selected: EntityList<ListContract>['selected'] = (names, channelId, instead = {}) => {
    const reads: Reads = { ...columns, ...beside?.(channelId), ...instead }
    return Object.fromEntries(
      names.map((name) => {
        const read = reads[name]
        if (!read) throw new Error(`Nothing is read for ${name}.`)
        return [name, read]
      }),
    )
  }

  // Ids first: what else is read of a row would be looked up for all rows before the page, too.
  const page = async (db: Db, channelId: string, { where: condition, sort, limit, offset }: Page) => {
    const by = order(sort)
    const ofPage = db
      .select({ key })
      .from(table)
      .where(condition)
      .orderBy(...by)
      .limit(limit)
      .offset(offset)
    const rows = await db
      .select(selected(rowNames, channelId))
      .from(table)
      .where(and(eq(table.channelId, channelId), inArray(key, ofPage)))
      .orderBy(...by)
    return rows.map(rowOf)
  }

  const counted = async (db: Db, channelId: string, q: string | undefined, condition: SQL | undefined) => {
    if (isScan(channelId, q)) {
      const found = await scan(db, table, key, condition)
      return { total: found.total, where: and(eq(table.channelId, channelId), found.condition) }
    }
    const [found] = await db.select({ total: count() }).from(table).where(condition)
    return { total: found?.total ?? 0, where: condition }
  }

  return {
    table,
    parentKey,
    where,
    order,
    selected,
    page,
    readBehind: (db, channelId, { names, instead, where: condition, after, limit }) =>
      db
        .select(selected(names, channelId, instead))
        .from(table)
        .where(and(condition, after === undefined ? undefined : gt(key, after)))
        .orderBy(asc(key))
        .limit(limit),

    async list(db, channelId, query) {
      if (parent && parentKey !== undefined) {
        const ofParent = and(eq(parent.channelId, channelId), eq(parent.id, query[parentKey]))
        const [found] = await db.select({ id: parent.id }).from(parent).where(ofParent)
        if (!found) throw new ProblemError('request.not_found')
      }
      const { page: number, pageSize, sort, q } = query as { page: number; pageSize: number; sort: string; q?: string }
      const { total, where: condition } = await counted(db, channelId, q, where(query, channelId))
      const offset = (number - 1) * pageSize
      if (offset >= total) return { items: [], total }
      return { items: await page(db, channelId, { where: condition, sort, limit: pageSize, offset }), total }
    },
  }
}
