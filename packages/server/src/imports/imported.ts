import type pg from 'pg'
import type { ReadTable } from '@icss/core/imports/imported-table.ts'
import type { onAlike } from '@icss/core/spreadsheets/table-endpoint.ts'
import type { Db } from '../database/database.ts'
import type { CopiedType, CopyRows } from '../database/copy-rows.ts'
import type { KeptIds } from '../operations/kept-changes.ts'
import type { GoodRow, Written } from './written.ts'

/** What happens to a row that is there already. */
export type OnConflict = 'skip' | 'update' | 'fail'

/** What happens to a row whose name is probably that of something that is there, in another writing. */
export type OnAlike = (typeof onAlike)[number]

/** Rows encoded for COPY, with the lines and ids of the records that they create. */
export interface PackedRows {
  readonly bytes: Uint8Array<SharedArrayBuffer>
  readonly created: KeptIds
}

/** How records are encoded for COPY: the id, the columns of the schema's fields, then those that follow from them. */
export interface Packing<Field extends string> {
  readonly types: Readonly<Record<Field, CopiedType>>
  /** Texts and lists of which it is counted how many hold anything. */
  readonly facts: readonly Field[]
  /** Encodes the columns behind those of the fields; `derivedColumns` of them. `filled`: how many facts hold anything. */
  readonly derivedColumns: number
  /** `name`: what the field `named` says, as it stood in its cell. */
  derive(rows: CopyRows, filled: number, name: string): void
  readonly named: Field
}

/**
 * A table whose rows are imported, and how they are encoded where they can be copied. An import passes over what an export
 * says beside: columns of fields that the schema has not.
 */
export interface ImportedTable extends ReadTable {
  readonly packing?: Packing<string>
}

/** `operationId` is the run, `by` the account that imports; `db` is the transaction of `client`. */
export interface ImportScope {
  readonly operationId: string
  readonly by: string
  readonly onAlike: OnAlike
  readonly db: Db
}

/** How judged rows are written, in the transaction of `client`. */
export interface ImportedRows<Draft> {
  /** Where it is written: within the channel (`tenant`), or over several, each statement naming its channel. */
  readonly scope?: 'tenant' | 'system'
  write(
    client: pg.PoolClient,
    channelId: string,
    rows: readonly GoodRow<Draft>[],
    onConflict: OnConflict,
    run: ImportScope,
  ): Promise<Written>
  /** Copies packed rows, all of them or, where one is there already, none; answers whether they are in. */
  copy?(client: pg.PoolClient, channelId: string, rows: PackedRows, run: ImportScope): Promise<boolean>
}
