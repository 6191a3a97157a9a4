import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'

/** Where a kind of content lies, and what a piece of it is called. */
export interface ContentTable {
  readonly table: PgTable & {
    readonly channelId: AnyPgColumn
    readonly id: AnyPgColumn
    readonly deletedAt?: AnyPgColumn
  }
  readonly name: AnyPgColumn
}

/** The table of each kind of content; a kind without one has no content that could be opened. */
export type ContentTables = Readonly<Partial<Record<ContentKind, ContentTable>>>
