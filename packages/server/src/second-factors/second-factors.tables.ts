import { bigint, foreignKey, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { Role } from '@icss/core/permissions/role.ts'
import { accounts } from '../accounts/accounts.tables.ts'

/**
 * The second factor of an account, from its beginning on. The key that the authenticator app has is kept nowhere: it
 * follows from the server's secret and the enrolment.
 */
export const secondFactors = pgTable(
  'second_factors',
  {
    channelId: uuid('channel_id').notNull(),
    accountId: uuid('account_id').notNull(),
    enrolment: uuid().notNull(),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull().defaultNow(),
    /** Null until its first code has come. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    /** The step of the last code taken; a code of it or before it is taken no more. */
    lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
    /** argon2id hashes of the recovery codes that were not used yet. */
    recoveryHashes: text('recovery_hashes').array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.accountId] }),
    foreignKey({
      columns: [table.channelId, table.accountId],
      foreignColumns: [accounts.channelId, accounts.id],
    }).onDelete('cascade'),
  ],
)

/** The roles whose accounts must have a second factor; the provider says which. */
export const secondFactorRoles = pgTable('second_factor_roles', { role: text().$type<Role>().primaryKey() })
