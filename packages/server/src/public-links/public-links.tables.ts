import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { PublicKind } from '@icss/core/public-links/public-link.ts'
import { channels } from '../channels/channels.tables.ts'

/**
 * Addresses of public pages: looked up by the SHA-256 of their tokens, which are kept sealed to be shown again. A page has
 * one that does not end; those that it replaced end at once or when they have led on for long enough. A link may be born
 * with an end, and any can be closed: neither makes it a replaced one.
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
    /** When it leads on no longer; none: it does not end. */
    endsAt: timestamp('ends_at', { withTimezone: true }),
    /** When a renewal put another in its place; until its end it leads to the same page. */
    replacedAt: timestamp('replaced_at', { withTimezone: true }),
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
    check('public_links_replaced_ends', sql`${table.replacedAt} is null or ${table.endsAt} is not null`),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
