import type pg from 'pg'
import type * as z from 'zod/mini'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import type { KeptIds } from '../operations/kept-changes.ts'
import type { GoodRow, Written } from './written.ts'

/** What happens to a row that is there already. */
export type OnConflict = 'skip' | 'update' | 'fail'

/** Rows encoded for COPY, with the lines and ids of the records that they create. */
export interface PackedRows {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly created: KeptIds
}

/** Encodes rows while they are judged. */
export interface Packer<Draft> {
  add(line: number, draft: Draft): void
  /** All rows that were added. Their bytes may be handed to another thread, and back by the next `pack`. */
  end(): PackedRows
}

/** A table whose rows are imported: its columns, the schema of a row, and how rows are encoded where they can be copied. */
export interface ImportedTable<Schema extends z.ZodMiniObject = z.ZodMiniObject, Field extends string = string> {
  readonly schema: Schema
  readonly columns: readonly Column<Field>[]
  /** Headers that a file cannot do without. */
  readonly required: readonly Field[]
  /** `spent` are bytes of an earlier batch, to be used again. */
  readonly pack?: (
    channelId: string,
    rows: number,
    spent: Uint8Array<ArrayBuffer> | undefined,
  ) => Packer<z.output<Schema>>
}

/** How judged rows are written, in the transaction of `client`. */
export interface ImportedRows<Draft> {
  write(
    client: pg.PoolClient,
    channelId: string,
    rows: readonly GoodRow<Draft>[],
    onConflict: OnConflict,
  ): Promise<Written>
  /** Copies packed rows, all of them or, where one is there already, none; answers whether they are in. */
  copy?(client: pg.PoolClient, bytes: Uint8Array): Promise<boolean>
}
