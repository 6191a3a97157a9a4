import { boolean, foreignKey, integer, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import { channels } from '../channels/channels.tables.ts'

/** Named sets of the 12 flags; each channel has an all-open default that stays as it is (seed section 4). */
export const permissionTemplates = pgTable(
  'permission_templates',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    flags: boolean().array().notNull(),
    isDefault: boolean('is_default').notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    unique('permission_templates_name').on(table.channelId, table.name),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
