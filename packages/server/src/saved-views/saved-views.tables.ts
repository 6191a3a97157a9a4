import { foreignKey, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.tables.ts'

/** Views of lists that an account keeps for itself; they go with it. */
export const savedViews = pgTable(
  'saved_views',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    accountId: uuid('account_id').notNull(),
    list: text().notNull(),
    name: text().notNull(),
    query: jsonb().$type<Readonly<Record<string, string>>>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    uniqueIndex('saved_views_name').on(table.channelId, table.accountId, table.list, table.name),
    foreignKey({
      columns: [table.channelId, table.accountId],
      foreignColumns: [accounts.channelId, accounts.id],
    }).onDelete('cascade'),
  ],
)
