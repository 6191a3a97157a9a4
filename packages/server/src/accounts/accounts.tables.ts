import { boolean, foreignKey, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '@icss/core/permissions/role.ts'
import { channels } from '../channels/channels.tables.ts'

/** A person who logs in to a channel. `number` is what they type; it is unique over all channels. */
export const accounts = pgTable(
  'accounts',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    number: text().notNull(),
    name: text().notNull(),
    role: text().$type<Role>().notNull(),
    passwordHash: text('password_hash').notNull(),
    mustChangePassword: boolean('must_change_password').notNull().default(false),
    enabled: boolean().notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    unique('accounts_number').on(table.number),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }),
  ],
)
