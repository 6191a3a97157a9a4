import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type * as z from 'zod/mini'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import type { Config } from '../config.ts'
import type { ConstraintFaults } from '../database/constraint-faults.ts'
import type { Database, Db } from '../database/database.ts'
import type { BinShape } from '../recycle-bin/bin-shape.ts'
import type { Storage } from '../storage/storage.ts'
import type { AlikeShape } from './alike-shape.ts'
import type { EntityTable, ListTable } from './entity-table.ts'
import type { NamedBy } from './naming.ts'

/** Values by the names of fields or columns, where nothing more is known of them. */
export type Fields = Readonly<Record<string, unknown>>

/** A list; its path names the parent whose children are listed, if it names anything. */
export interface ListContract {
  readonly list: Endpoint & {
    readonly query: z.ZodMiniObject
    readonly answer: z.ZodMiniObject<{ items: z.ZodMiniArray<z.ZodMiniObject>; total: z.ZodMiniType }>
  }
}

/** The five endpoints that keep one kind of entity; `show` names its id by its one parameter. */
export interface EntityContract extends ListContract {
  readonly show: Endpoint & { readonly params: z.ZodMiniObject; readonly answer: z.ZodMiniObject }
  readonly create: Endpoint & { readonly body: z.ZodMiniObject; readonly answer: z.ZodMiniObject }
  readonly update: Endpoint & {
    readonly params: z.ZodMiniObject
    readonly query: z.ZodMiniObject
    readonly body: z.ZodMiniObject
  }
  readonly delete: Endpoint & { readonly params: z.ZodMiniObject }
}

export type Draft<C extends EntityContract> = z.output<C['create']['body']>
export type Shown<C extends EntityContract> = z.output<C['show']['answer']>
export type Listed<C extends ListContract> = z.output<C['list']['answer']>
export type Query<C extends ListContract> = z.output<C['list']['query']>
export type Stored<T extends ListTable> = T['$inferSelect']

type Row<C extends ListContract> = Listed<C>['items'][number]
type ColumnName<T extends ListTable> = keyof Stored<T> & string
type Params<C extends ListContract> = C['list']['params'] extends z.ZodMiniObject
  ? z.output<C['list']['params']>
  : unknown
/** What narrows a list: fields of its query, and what its path names. */
type Narrowing<C extends ListContract> = Omit<Query<C>, 'page' | 'pageSize' | 'sort'> & Params<C>
type Wanted<C extends ListContract, F extends string> = F extends keyof Narrowing<C>
  ? NonNullable<Narrowing<C>[F]>
  : never
type FilterName<C extends ListContract> = Exclude<keyof Narrowing<C>, 'q'> & string
type Unsigned<Sort> = Sort extends `-${infer Name}` ? Name : Sort & string
type SortName<C extends ListContract> = Query<C> extends { sort: infer Sort } ? Unsigned<Sort> : never

/** What is read for an answer: a column or an expression. */
export type Read = SQL | AnyPgColumn
/** What is read, by the names of fields. */
export type Reads = Readonly<Partial<Record<string, Read>>>
/** Taken of a method, which the frame may call with what it knows no type of. */
export type Filter<Wanted> = { of(wanted: Wanted, channelId: string): SQL | undefined }['of']

/** Fields of an answer that no column of their names gives: instants are text in it, and what is null can be ''. */
type Beside<Answer, T extends ListTable> = {
  [F in keyof Answer & string]: F extends ColumnName<T>
    ? NonNullable<Stored<T>[F]> extends Date | Answer[F]
      ? never
      : F
    : F
}[keyof Answer & string]

/** A part that can be left out unless something needs it. */
type Needed<Name extends string, Needing, Part> = [Needing] extends [never]
  ? { readonly [N in Name]?: Part }
  : { readonly [N in Name]: Part }

type With<Required extends string, Optional extends string, Value> = Readonly<Record<Required, Value>> &
  Readonly<Partial<Record<Optional, Value>>>

/** The transaction of one write. `afterwards` is done once it is committed. */
export interface EntityScope {
  readonly db: Db
  readonly channelId: string
  readonly afterwards: Afterwards
  readonly settings: WriteSettings
}

/** What the operator has set and writing follows. */
export type WriteSettings = Partial<Pick<Config, 'initialPassword'>>

/** What is done once a change is committed. */
export type Afterwards = ((services: {
  readonly config: Config
  readonly database: Database
  readonly storage: Storage
}) => Promise<unknown>)[]

/**
 * What contract and table do not say of a list: its rows are read of the columns of their fields' names, fields of a query
 * are compared with them, and `sort` names them; texts are sorted by pinyin, equal ones by id.
 */
export type ListShape<C extends ListContract, T extends ListTable, Answer = Row<C>> = {
  readonly table: T
  /** What tells rows of one order apart; `id` unless it is said. */
  readonly key?: ColumnName<T>
  /** What each of the rows is of, which the path of the list names. */
  readonly parent?: EntityTable
  /** The columns that a search finds any part of; the table has their bigrams in `grams`. */
  readonly searched?: readonly ColumnName<T>[]
} & Needed<
  'beside',
  Beside<Answer, T>,
  /** What is read in place of a column of that name. */
  (channelId: string) => With<Beside<Answer, T>, keyof Answer & string, Read>
> &
  Needed<
    'filters',
    Exclude<FilterName<C>, ColumnName<T>>,
    /** What a field of the query asks, where it is not compared with the column of its name; `q` of a search of its own. */
    {
      readonly [F in Exclude<FilterName<C>, ColumnName<T>>]: Filter<Wanted<C, F>>
    } & {
      readonly [F in FilterName<C> & ColumnName<T>]?: Filter<Wanted<C, F>>
    } & { readonly q?: Filter<string> }
  > &
  Needed<
    'orders',
    Exclude<SortName<C>, ColumnName<T>>,
    /** What a list is sorted by, in full. */
    With<Exclude<SortName<C>, ColumnName<T>>, SortName<C>, readonly Read[]>
  >

/** What contract and table do not say of an entity. Fields of a draft are written to the columns of their names. */
export type EntityShape<C extends EntityContract, T extends EntityTable> = ListShape<C, T, Shown<C>> &
  NamedBy & {
    /** What the table's constraints mean to the person. */
    readonly faults?: ConstraintFaults
    /** Where a name in another writing is probably the same. */
    readonly alike?: AlikeShape
    /** How it lies in the recycle bin when it was deleted; what has none goes at once. */
    readonly bin?: BinShape<ColumnName<T>>
    /** The columns that follow from a draft alone. */
    readonly derived?: (draft: Draft<C>) => Partial<T['$inferInsert']>
    /** Rules before a draft is written, and the columns that follow. `stored` is the row before, locked; none for a new one. */
    readonly beforeWrite?: (
      scope: EntityScope,
      draft: Draft<C>,
      stored: Stored<T> | undefined,
    ) => Promise<Partial<T['$inferInsert']> | void>
    /** What is written of them elsewhere. */
    readonly afterWrite?: (scope: EntityScope, stored: readonly Stored<T>[]) => Promise<void>
    /** Rules over a row that is to be deleted, and what becomes of others; nobody else changes it meanwhile. */
    readonly beforeDelete?: (scope: EntityScope, stored: Stored<T>) => Promise<void>
  }
