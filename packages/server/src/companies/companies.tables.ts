import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Product, RegistrationStatus } from '@icss/core/companies/company.ts'
import { createdByColumn, searchColumn } from '../entities/entity-columns.ts'

/**
 * Member companies. Ids are UUIDs of version 7, so that the order of the primary key is the order in which companies
 * were added. There is no foreign key to the channel: row-level security lets only the session's own channel id in, and
 * checking it row by row took a fifth of an import (ADR 0007). Its default is the channel of the tenant scope, for COPY,
 * which names none.
 */
export const companies = pgTable(
  'companies',
  {
    channelId: uuid('channel_id')
      .notNull()
      .default(sql`current_setting('icss.channel_id')::uuid`),
    id: uuid().notNull(),
    name: text().notNull(),
    type: text().notNull(),
    address: text().notNull(),
    website: text().notNull(),
    legalRepresentative: text('legal_representative').notNull(),
    logo: text().notNull(),
    industry: text().notNull(),
    industryTags: text('industry_tags').array().notNull(),
    highTech: boolean('high_tech').notNull(),
    listed: boolean().notNull(),
    introduction: text().notNull(),
    culture: text().notNull(),
    vision: text().notNull(),
    mission: text().notNull(),
    managementIdea: text('management_idea').notNull(),
    registeredCapital: text('registered_capital').notNull(),
    unifiedCreditCode: text('unified_credit_code').notNull(),
    registrationNumber: text('registration_number').notNull(),
    organizationCode: text('organization_code').notNull(),
    taxpayerId: text('taxpayer_id').notNull(),
    registrationStatus: text('registration_status').$type<RegistrationStatus>().notNull(),
    registeredAddress: text('registered_address').notNull(),
    foundedOn: text('founded_on').notNull().default(''),
    businessPeriod: text('business_period').notNull(),
    businessScope: text('business_scope').notNull(),
    abnormal: boolean()
      .notNull()
      .$default(() => false),
    products: jsonb().$type<Product[]>().notNull(),
    informationIntegrity: smallint('information_integrity').notNull(),
    addedBy: text('added_by')
      .$type<'autonomous' | 'organisation'>()
      .notNull()
      .$default(() => 'organisation'),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
    /** By default whom `copyCompanies` names: COPY names none in its rows. */
    createdBy: createdByColumn().default(sql`nullif(current_setting('icss.created_by', true), '')::uuid`),
    /** What other writings of the name have in common with it; null until `keyNames` has been there. */
    nameKey: text('name_key'),
    /** Known to be another company than that of the same key. */
    nameApart: boolean('name_apart').notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    // Names are equal under this collation when their bytes are, so that the order by pinyin and uniqueness are one index.
    uniqueIndex('companies_name').on(table.channelId, sql`${table.name} collate "zh-Hans-x-icu"`),
    uniqueIndex('companies_name_key')
      .on(table.channelId, table.nameKey)
      .where(sql`not ${table.nameApart}`),
    // None, once a server has started.
    index('companies_unkeyed')
      .on(table.channelId, table.id)
      .where(sql`${table.nameKey} is null`),
    // Who counts members by industry, or filters by one, reads none of their rows, which are long.
    index('companies_industry').on(table.channelId, table.industry, table.abnormal),
    uniqueIndex('companies_credit_code')
      .on(table.channelId, table.unifiedCreditCode)
      .where(sql`${table.unifiedCreditCode} <> ''`),
  ],
)

/** What a search finds any part of. */
export const searchedFields = ['name', 'legalRepresentative'] as const

/**
 * What companies are searched by: the bigrams of the searched fields. An import leaves them to be sorted in
 * behind it; each company has its row here or lies in a range of `companyGramsDue`.
 */
export const companyGrams = pgTable(
  'company_grams',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    grams: searchColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    foreignKey({
      columns: [table.channelId, table.id],
      foreignColumns: [companies.channelId, companies.id],
    }).onDelete('cascade'),
    // They come by thousands, and are sorted in when no more come.
    index('company_grams_grams').using('gin', table.grams).with({ gin_pending_list_limit: 262_144 }),
  ],
)

/** Ids between which companies may have no bigrams yet; others between them have theirs. */
export const companyGramsDue = pgTable(
  'company_grams_due',
  {
    channelId: uuid('channel_id').notNull(),
    firstId: uuid('first_id').notNull(),
    lastId: uuid('last_id').notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.channelId, table.firstId] })],
)
