import { sql } from 'drizzle-orm'
import { date, foreignKey, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { IntroductionState } from '@icss/core/introductions/introduction.ts'
import { channels } from '../channels/channels.tables.ts'
import { entityColumns } from '../entities/entity-columns.ts'

/**
 * Introductions of a resource and a demand; of either side is kept what it was when they were introduced. A `…SideId` is what
 * the link of a side leads to.
 */
export const introductions = pgTable(
  'introductions',
  {
    ...entityColumns(),
    resourceId: uuid('resource_id').notNull(),
    resourceSideId: uuid('resource_side_id').notNull(),
    resourceCompanyId: uuid('resource_company_id').notNull(),
    resourceName: text('resource_name').notNull(),
    resourceCompany: text('resource_company').notNull(),
    resourceContact: text('resource_contact').notNull(),
    resourcePhone: text('resource_phone').notNull(),
    resourceAcceptedAt: timestamp('resource_accepted_at', { withTimezone: true }),
    demandId: uuid('demand_id').notNull(),
    demandSideId: uuid('demand_side_id').notNull(),
    demandCompanyId: uuid('demand_company_id').notNull(),
    demandName: text('demand_name').notNull(),
    demandCompany: text('demand_company').notNull(),
    demandContact: text('demand_contact').notNull(),
    demandPhone: text('demand_phone').notNull(),
    demandAcceptedAt: timestamp('demand_accepted_at', { withTimezone: true }),
    state: text().$type<IntroductionState>().notNull().default('proposed'),
    agreedOn: date('agreed_on'),
    reason: text().notNull().default(''),
    decidedBy: text('decided_by').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('introductions_updated').on(table.channelId, table.updatedAt, table.id),
    index('introductions_state').on(table.channelId, table.state, table.updatedAt),
    index('introductions_resource').on(table.channelId, table.resourceId, table.createdAt),
    index('introductions_demand').on(table.channelId, table.demandId, table.createdAt),
    index('introductions_resource_company').on(table.channelId, table.resourceCompanyId),
    index('introductions_demand_company').on(table.channelId, table.demandCompanyId),
    index('introductions_resource_side').on(table.channelId, table.resourceSideId),
    index('introductions_demand_side').on(table.channelId, table.demandSideId),
    uniqueIndex('introductions_underway')
      .on(table.channelId, table.resourceId, table.demandId)
      .where(sql`${table.state} in ('proposed', 'inTouch')`),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)

export type IntroductionRow = typeof introductions.$inferSelect
