import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { RegisterCompany } from '@icss/core/register/register-company.ts'
import { channels } from '../channels/channels.tables.ts'
import { companies } from '../companies/companies.tables.ts'
import { searchColumn } from '../entities/entity-columns.ts'

/**
 * The companies of the register that the operator imported; of the platform, so of no channel. An import is a generation
 * of its own, which counts once it is whole.
 */
export const registerCompanies = pgTable(
  'register_companies',
  {
    generation: integer().notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    creditCode: text('credit_code').notNull(),
    facts: jsonb().$type<RegisterCompany>().notNull(),
    grams: searchColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.generation, table.id] }),
    index('register_companies_name').on(table.generation, table.name.op('text_pattern_ops')),
    index('register_companies_code').on(table.generation, table.creditCode),
    index('register_companies_grams').using('gin', table.grams).with({ gin_pending_list_limit: 262_144 }),
  ],
)

/** The generation of the register that counts, in one row. */
export const registerState = pgTable('register_state', {
  only: boolean().primaryKey().default(true),
  generation: integer().notNull(),
  companies: integer().notNull(),
  importedAt: timestamp('imported_at', { withTimezone: true }).notNull().defaultNow(),
})

/**
 * What the last comparison of a member with the register found: in how many facts they differ, and whether the register
 * says that it is abnormal. `generation` is that of the register, 0 where a provider answers.
 */
export const registerComparisons = pgTable(
  'register_comparisons',
  {
    channelId: uuid('channel_id').notNull(),
    companyId: uuid('company_id').notNull(),
    generation: integer().notNull(),
    differences: integer().notNull(),
    abnormal: boolean().notNull(),
    comparedAt: timestamp('compared_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.companyId] }),
    index('register_comparisons_due').on(table.channelId, table.generation, table.comparedAt),
    index('register_comparisons_differing')
      .on(table.channelId)
      .where(sql`${table.differences} > 0`),
    foreignKey({
      name: 'register_comparisons_company',
      columns: [table.channelId, table.companyId],
      foreignColumns: [companies.channelId, companies.id],
    }).onDelete('cascade'),
  ],
)

/** Searches of the register and what they found, for a day. */
export const registerSearches = pgTable(
  'register_searches',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    accountId: uuid('account_id').notNull(),
    found: jsonb().$type<RegisterCompany[]>().notNull(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('register_searches_at').on(table.channelId, table.at),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
