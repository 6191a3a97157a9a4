import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'

/** The table of each kind of content; a kind without one has no content that could be opened. */
export type ContentTables = Readonly<
  Partial<Record<ContentKind, PgTable & { readonly channelId: AnyPgColumn; readonly id: AnyPgColumn }>>
>
