import { foreignKey, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import type { DemandType } from '@icss/core/demands/demand.ts'
import { companies } from '../companies/companies.tables.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { employees } from '../employees/employees.tables.ts'
import { shelfColumnsOf } from '../resources/shelf-table.ts'

export const demands = pgTable('demands', shelfColumnsOf<DemandType>(), (table) => [
  primaryKey({ columns: [table.channelId, table.id] }),
  index('demands_updated').on(table.channelId, table.updatedAt, table.id),
  index('demands_name').on(table.channelId, pinyinOf(table.name), table.id),
  index('demands_type').on(table.channelId, table.type, table.updatedAt),
  index('demands_of_company').on(table.channelId, table.companyId),
  index('demands_of_contact').on(table.channelId, table.contactId),
  index('demands_grams').using('gin', table.grams),
  foreignKey({
    name: 'demands_company',
    columns: [table.channelId, table.companyId],
    foreignColumns: [companies.channelId, companies.id],
  }),
  // The first for the recycle bin, which lets go what is gone; the second keeps the card one of the company.
  foreignKey({
    name: 'demands_contact',
    columns: [table.channelId, table.contactId],
    foreignColumns: [employees.channelId, employees.id],
  }),
  foreignKey({
    name: 'demands_contact_of_company',
    columns: [table.channelId, table.companyId, table.contactId],
    foreignColumns: [employees.channelId, employees.companyId, employees.id],
  }),
])
