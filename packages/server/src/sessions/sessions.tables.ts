import { boolean, foreignKey, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { accounts } from '../accounts/accounts.tables.ts'

/** A login of a browser (`cookie`) or a personal token of a script; only the SHA-256 of its secret is kept. */
export const sessions = pgTable(
  'sessions',
  {
    hash: text().primaryKey(),
    id: uuid().notNull(),
    kind: text().$type<'cookie' | 'token'>().notNull(),
    channelId: uuid('channel_id').notNull(),
    accountId: uuid('account_id').notNull(),
    name: text().notNull().default(''),
    readOnly: boolean('read_only').notNull().default(false),
    /** Groups of the contract that a token may call; null is all of them. */
    groups: text().array(),
    /** Where a browser logged in from, and what it called itself. */
    address: text().notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    /** Courses of the channel above whose password this login has given, as course-password.ts marks them. */
    openedCourses: text('opened_courses').array().notNull().default([]),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    lastUsedAt: timestamp('last_used_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    foreignKey({
      columns: [table.channelId, table.accountId],
      foreignColumns: [accounts.channelId, accounts.id],
    }).onDelete('cascade'),
    index('sessions_account').on(table.channelId, table.accountId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_id').on(table.channelId, table.id),
  ],
)

/** Costly calls of the present minute, by a key that the server derives: an account or a client address, hashed. */
export const callCounts = pgTable('call_counts', {
  key: text().primaryKey(),
  calls: integer().notNull(),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
})

/** Failed logins by a key that the server derives: an account number or a client address, hashed. */
export const loginFailures = pgTable('login_failures', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  lockedUntil: timestamp('locked_until', { withTimezone: true }),
  since: timestamp({ withTimezone: true }).notNull().defaultNow(),
})
