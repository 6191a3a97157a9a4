import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A table whose rows are listed, each of one channel. */
export type ListTable = PgTable & { readonly channelId: AnyPgColumn }

/** A table of entities: its primary key is (channel_id, id). */
export type EntityTable = ListTable & { readonly id: AnyPgColumn; readonly version: AnyPgColumn }
