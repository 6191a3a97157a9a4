import { sql } from 'drizzle-orm'
import { foreignKey, index, pgTable, primaryKey, text, timestamp, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PublicKind } from '@icss/core/public-links/public-link.ts'
import { channels } from '../channels/channels.tables.ts'

/**
 * Addresses of public pages: looked up by the SHA-256 of their tokens, which are kept sealed to be shown again. A page has
 * one that does not end; those before it end at once or when they have led on for long enough.
 */
export const publicLinks = pgTable(
  'public_links',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    kind: text().$type<PublicKind>().notNull(),
    thingId: uuid('thing_id').notNull(),
    hash: text().notNull(),
    sealed: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp('ends_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    unique('public_links_hash').on(table.hash),
    index('public_links_thing').on(table.channelId, table.kind, table.thingId),
    uniqueIndex('public_links_current')
      .on(table.channelId, table.kind, table.thingId)
      .where(sql`${table.endsAt} is null`),
    index('public_links_listed')
      .on(table.channelId, table.createdAt, table.id)
      .where(sql`${table.endsAt} is null`),
    index('public_links_over').on(table.endsAt),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
