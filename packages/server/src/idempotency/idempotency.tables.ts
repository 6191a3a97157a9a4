import { index, integer, json, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Problem } from '@icss/core/errors/problem.ts'

/**
 * Calls that were made with an idempotency key. A row appears in the transaction of the change; `status` and what was
 * answered follow. A null `answer` of a status below 400 is one that is not kept, since it held a secret or nothing.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    channelId: uuid('channel_id').notNull(),
    accountId: uuid('account_id').notNull(),
    /** SHA-256 of the key. */
    key: text().notNull(),
    /** SHA-256 of method, address and body. */
    fingerprint: text().notNull(),
    status: integer(),
    // As it was written: `jsonb` would order its keys anew.
    answer: json(),
    problem: jsonb().$type<Pick<Problem, 'code' | 'params' | 'errors' | 'status'>>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.accountId, table.key] }),
    index('idempotency_keys_created').on(table.createdAt),
  ],
)
