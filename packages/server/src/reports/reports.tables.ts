import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ReportedKind, ReportState, ReportType } from '@icss/core/reports/report.ts'
import { channels } from '../channels/channels.tables.ts'
import { entityColumns } from '../entities/entity-columns.ts'

/** Reports of bound employees; both sides are kept as they were when it was filed. */
export const reports = pgTable(
  'reports',
  {
    ...entityColumns(),
    kind: text().$type<ReportedKind>().notNull(),
    thingId: uuid('thing_id').notNull(),
    thingName: text('thing_name').notNull(),
    companyId: uuid('company_id'),
    type: text().$type<ReportType>().notNull(),
    reason: text().notNull(),
    reportedAccount: text('reported_account').notNull(),
    reportedName: text('reported_name').notNull(),
    reportedCompany: text('reported_company').notNull(),
    /** The card of whoever reports. */
    reporterId: uuid('reporter_id').notNull(),
    reporterAccount: text('reporter_account').notNull(),
    reporterName: text('reporter_name').notNull(),
    reporterCompany: text('reporter_company').notNull(),
    state: text().$type<ReportState>().notNull().default('open'),
    note: text().notNull().default(''),
    handledAt: timestamp('handled_at', { withTimezone: true }),
    handledBy: text('handled_by').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('reports_created').on(table.channelId, table.createdAt, table.id),
    index('reports_state').on(table.channelId, table.state, table.createdAt),
    index('reports_company').on(table.channelId, table.companyId, table.createdAt),
    index('reports_reporter').on(table.channelId, table.reporterAccount, table.createdAt),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
