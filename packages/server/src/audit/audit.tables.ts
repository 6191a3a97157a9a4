import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AuditRecord } from '@icss/core/audit/audit-record.ts'

/** The chain of each channel, as core describes it. The role of tenants may read it and add to it, nothing else. */
export const audit = pgTable(
  'audit',
  {
    channelId: uuid('channel_id').notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    accountId: uuid('account_id').notNull(),
    action: text().notNull(),
    hash: text().notNull(),
    record: jsonb().$type<AuditRecord>().notNull(),
    /** The ids of what the call named in its path, and of the rows that changed. */
    about: text().array().notNull().default([]),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.seq] }),
    index('audit_at').on(table.channelId, table.at),
    index('audit_account').on(table.channelId, table.accountId),
    index('audit_about').using('gin', table.about),
  ],
)

/** Closed prefixes of the chains; a seal outlives the records that it covers. */
export const auditSeals = pgTable(
  'audit_seals',
  {
    channelId: uuid('channel_id').notNull(),
    seq: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.seq] })],
)
