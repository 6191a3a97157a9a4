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
import { channels } from '../channels/channels.tables.ts'

/** Member companies. `grams` holds the bigrams of name and legal representative, for search by any part. */
export const companies = pgTable(
  'companies',
  {
    channelId: uuid('channel_id').notNull(),
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
    businessPeriod: text('business_period').notNull(),
    businessScope: text('business_scope').notNull(),
    abnormal: boolean().notNull(),
    products: jsonb().$type<Product[]>().notNull(),
    informationIntegrity: smallint('information_integrity').notNull(),
    addedBy: text('added_by').$type<'autonomous' | 'organisation'>().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().defaultNow(),
    version: integer().notNull().default(1),
    grams: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }),
    uniqueIndex('companies_name').on(table.channelId, table.name),
    uniqueIndex('companies_credit_code')
      .on(table.channelId, table.unifiedCreditCode)
      .where(sql`${table.unifiedCreditCode} <> ''`),
    index('companies_added').on(table.channelId, table.addedAt, table.id),
    index('companies_pinyin').on(table.channelId, sql`${table.name} collate "zh-Hans-x-icu"`, table.id),
    index('companies_grams').using('gin', table.channelId, table.grams),
  ],
)
