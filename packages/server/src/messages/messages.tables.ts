import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { MessageFacts, MessageKind } from '@icss/core/messages/message.ts'
import { accounts } from '../accounts/accounts.tables.ts'

/** What accounts are told of, each its own. */
export const messages = pgTable(
  'messages',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    accountId: uuid('account_id').notNull(),
    kind: text().$type<MessageKind>().notNull(),
    facts: jsonb().$type<MessageFacts>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    readAt: timestamp('read_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('messages_account').on(table.channelId, table.accountId, table.createdAt, table.id),
    index('messages_over').on(table.createdAt),
    foreignKey({
      columns: [table.channelId, table.accountId],
      foreignColumns: [accounts.channelId, accounts.id],
    }).onDelete('cascade'),
  ],
)
