import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BinKind } from '@icss/core/recycle-bin/recycle-bin.contract.ts'
import { channels } from '../channels/channels.tables.ts'

type Kept = Readonly<Record<string, unknown>>

/** What was deleted: the row as it was, and by table and column the rows that named it: whole, or their ids alone. */
export const recycleBin = pgTable(
  'recycle_bin',
  {
    channelId: uuid('channel_id').notNull(),
    kind: text().$type<BinKind>().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    stored: jsonb().$type<Kept>().notNull(),
    children: jsonb().$type<Readonly<Record<string, readonly Kept[]>>>().notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull().defaultNow(),
    deletedBy: text('deleted_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.kind, table.id] }),
    index('recycle_bin_deleted').on(table.channelId, table.deletedAt, table.id),
    index('recycle_bin_over').on(table.deletedAt),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)

/** What is still asked of a row once it is erased. */
export const erasedColumns = {
  channelId: recycleBin.channelId,
  kind: recycleBin.kind,
  id: recycleBin.id,
  deletedAt: recycleBin.deletedAt,
}
