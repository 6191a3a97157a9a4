import {
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CodePurpose } from '@icss/core/sms-codes/sms-code.ts'
import { channels } from '../channels/channels.tables.ts'

/**
 * Codes that were asked for, the last one of each purpose, phone, page and browser; phones and codes are keyed hashes.
 * What is out of time is swept.
 */
export const smsCodes = pgTable(
  'sms_codes',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    purpose: text().$type<CodePurpose>().notNull(),
    phone: text().notNull(),
    /** The link, public session or account that asked for it. */
    holder: text().notNull(),
    browser: text().notNull(),
    hash: text().notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    unique('sms_codes_of').on(table.channelId, table.purpose, table.phone, table.holder, table.browser),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
    index('sms_codes_expiry').on(table.expiresAt),
  ],
)

/** Codes of a day by phone, whatever channel they are of, so that nobody is written to by many at once. */
export const smsPhones = pgTable('sms_phones', {
  key: text().primaryKey(),
  day: date().notNull(),
  sent: integer().notNull(),
  lastAt: timestamp('last_at', { withTimezone: true }).notNull(),
})

/** SMS of a channel by day, beside those that tell its administrator of events. */
export const smsDays = pgTable(
  'sms_days',
  {
    channelId: uuid('channel_id').notNull(),
    day: date().notNull(),
    sent: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.day] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
