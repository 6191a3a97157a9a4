import { foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { ResourceType } from '@icss/core/resources/resource.ts'
import { companies } from '../companies/companies.tables.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { employees } from '../employees/employees.tables.ts'
import { shelfColumnsOf } from '../resources/shelf-table.ts'

export const resources = pgTable('resources', shelfColumnsOf<ResourceType>(), (table) => [
  primaryKey({ columns: [table.channelId, table.id] }),
  index('resources_updated').on(table.channelId, table.updatedAt, table.id),
  index('resources_name').on(table.channelId, pinyinOf(table.name), table.id),
  index('resources_type').on(table.channelId, table.type, table.updatedAt),
  index('resources_of_company').on(table.channelId, table.companyId),
  index('resources_of_contact').on(table.channelId, table.contactId),
  index('resources_grams').using('gin', table.grams),
  foreignKey({
    name: 'resources_company',
    columns: [table.channelId, table.companyId],
    foreignColumns: [companies.channelId, companies.id],
  }),
  // The first for the recycle bin, which lets go what is gone; the second keeps the card one of the company.
  foreignKey({
    name: 'resources_contact',
    columns: [table.channelId, table.contactId],
    foreignColumns: [employees.channelId, employees.id],
  }),
  foreignKey({
    name: 'resources_contact_of_company',
    columns: [table.channelId, table.companyId, table.contactId],
    foreignColumns: [employees.channelId, employees.companyId, employees.id],
  }),
])
