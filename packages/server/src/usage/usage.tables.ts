import { bigint, foreignKey, pgTable, uuid } from 'drizzle-orm/pg-core'
import { channels } from '../channels/channels.tables.ts'

/** Bytes of a channel's stored objects, and bytes held for uploads that are under way. */
export const storageUsage = pgTable(
  'storage_usage',
  {
    channelId: uuid('channel_id').primaryKey(),
    usedBytes: bigint('used_bytes', { mode: 'number' }).notNull().default(0),
    reservedBytes: bigint('reserved_bytes', { mode: 'number' }).notNull().default(0),
  },
  (table) => [foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] })],
)
