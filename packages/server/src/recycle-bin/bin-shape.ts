import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { BinKind } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import type { EntityTable, ListTable } from '../entities/entity-shape.ts'

/** Rows that name what is deleted, by the column `of`. */
export interface Naming<Table extends ListTable = ListTable> {
  readonly table: Table
  readonly of: AnyPgColumn
  readonly where?: SQL
}

/** How an entity lies in the recycle bin: `name` is the column that says what it is called. */
export interface BinShape<Column extends string = string> {
  readonly kind: BinKind
  readonly name: Column
  /** What goes with it, and comes back with it. */
  readonly children?: readonly Naming[]
  /** What stays without it, and names it again when it comes back. */
  readonly referrers?: readonly Naming<EntityTable>[]
}
