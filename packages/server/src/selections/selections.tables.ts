import { sql } from 'drizzle-orm'
import { foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { BulkNounName } from '@icss/core/selections/bulk-nouns.ts'
import { accounts } from '../accounts/accounts.tables.ts'
import { packedIds, packedNumbers } from '../database/packed.ts'

/**
 * Records that an account has chosen, in the order of their ids. `filter` is what they were found by, null for those that
 * were ticked one by one. `versions` are those that were looked at, in the order of the ids. `usedAt`: a run has begun over them, which may be resumed for some days.
 */
export const selections = pgTable(
  'selections',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    accountId: uuid('account_id').notNull(),
    noun: text().$type<BulkNounName>().notNull(),
    ids: packedIds().notNull(),
    versions: packedNumbers()
      .notNull()
      .default(sql`'\\x'::bytea`),
    filter: jsonb().$type<Readonly<Record<string, unknown>>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('selections_created').on(table.createdAt),
    foreignKey({ columns: [table.channelId, table.accountId], foreignColumns: [accounts.channelId, accounts.id] }),
  ],
)
