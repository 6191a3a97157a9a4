import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { SeenBy } from '@icss/core/employees/employee.ts'
import { companies } from '../companies/companies.tables.ts'
import { pinyinOf } from '../database/pinyin-order.ts'

/**
 * Cards of the employees of member companies. Ids are UUIDs of version 7: their order is that of adding. A company has
 * one card a phone, so that an import sent twice doubles none.
 */
export const employees = pgTable(
  'employees',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    companyId: uuid('company_id').notNull(),
    name: text().notNull(),
    position: text().notNull(),
    phone: text().notNull(),
    avatar: text().notNull(),
    bound: boolean().notNull().default(false),
    /** Whose it is while it is bound, and whose it was last once it is not (`ownerKeyOf`); null until it is bound. */
    ownerKey: text('owner_key'),
    positionSeenBy: text('position_seen_by').$type<SeenBy>().notNull().default('bound'),
    phoneSeenBy: text('phone_seen_by').$type<SeenBy>().notNull().default('bound'),
    avatarSeenBy: text('avatar_seen_by').$type<SeenBy>().notNull().default('bound'),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    foreignKey({
      columns: [table.channelId, table.companyId],
      foreignColumns: [companies.channelId, companies.id],
    }).onDelete('cascade'),
    // In the order of adding, and what names a card along with its company.
    unique('employees_added').on(table.channelId, table.companyId, table.id),
    index('employees_name').on(table.channelId, table.companyId, pinyinOf(table.name), table.id),
    // A person over all companies.
    index('employees_person').on(table.channelId, table.phone),
    uniqueIndex('employees_phone').on(table.channelId, table.companyId, table.phone),
  ],
)
