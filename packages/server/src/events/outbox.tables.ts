import { foreignKey, jsonb, pgTable, primaryKey, timestamp, uuid, text } from 'drizzle-orm/pg-core'
import type { EventName } from '@icss/core/events/event.ts'
import { channels } from '../channels/channels.tables.ts'

/** What an event carries, as it is stored. */
export type EventRow = Readonly<Record<string, string | number | boolean | null>>

/** Events between the transaction that they are of and their deliveries. */
export const outbox = pgTable(
  'outbox',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    event: text().$type<EventName>().notNull(),
    data: jsonb().$type<EventRow>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
