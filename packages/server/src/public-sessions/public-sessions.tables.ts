import { foreignKey, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PublicSessionKind } from '@icss/core/public-sessions/session-kinds.ts'
import { channels } from '../channels/channels.tables.ts'

/**
 * Phones that act for one person at public pages without an account, by the SHA-256 of their cookies. One that a link
 * was traded for names it, and is none while that leads nowhere.
 */
export const publicSessions = pgTable(
  'public_sessions',
  {
    hash: text().primaryKey(),
    id: uuid().notNull(),
    channelId: uuid('channel_id').notNull(),
    kind: text().$type<PublicSessionKind>().notNull(),
    thingId: uuid('thing_id').notNull(),
    linkId: uuid('link_id'),
    address: text().notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
    index('public_sessions_thing').on(table.channelId, table.kind, table.thingId),
    index('public_sessions_expiry').on(table.expiresAt),
  ],
)
