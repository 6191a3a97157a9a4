import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { sql } from 'drizzle-orm'
import type { EventName } from '@icss/core/events/event.ts'
import type { TextMessage } from '@icss/core/events/text-message.ts'
import type { DeliveryStatus } from '@icss/core/webhooks/webhook.ts'
import { channels } from '../channels/channels.tables.ts'

/** Addresses that are told of events; what they are signed with follows from the id (webhook-secret.ts). */
export const webhooks = pgTable(
  'webhooks',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    url: text().notNull(),
    /** Null is all. */
    events: text().array().$type<EventName[]>(),
    /** The provider's: told what happens in any channel. */
    isPlatform: boolean('is_platform').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)

/** One event on its way to one webhook of the channel, or an SMS to a phone where there is no webhook id. */
export const deliveries = pgTable(
  'deliveries',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    webhookId: uuid('webhook_id'),
    target: text().notNull(),
    event: text().$type<EventName | TextMessage>().notNull(),
    eventId: uuid('event_id').notNull(),
    content: text().notNull(),
    /** The whole of a content that holds a secret, sealed, until it is sent or `expiresAt`. */
    sealed: text(),
    /** When it is worth nothing any more, and is not sent. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    status: text().$type<DeliveryStatus>().notNull().default('pending'),
    attempts: integer().notNull().default(0),
    /** When it is tried next; while it is tried, when another server may take it that the first has died. */
    nextAt: timestamp('next_at', { withTimezone: true }).notNull().defaultNow(),
    answered: integer(),
    error: text().notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    foreignKey({
      columns: [table.channelId, table.webhookId],
      foreignColumns: [webhooks.channelId, webhooks.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
    index('deliveries_due')
      .on(table.nextAt)
      .where(sql`${table.status} = 'pending'`),
  ],
)
