import { boolean, foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { JoinState } from '@icss/core/join-requests/join-request.ts'
import { channels } from '../channels/channels.tables.ts'
import { entityColumns } from '../entities/entity-columns.ts'

/** Applications of companies to join a chamber; one that waits is counted and found nowhere else. */
export const joinRequests = pgTable(
  'join_requests',
  {
    ...entityColumns(),
    name: text().notNull(),
    unifiedCreditCode: text('unified_credit_code').notNull(),
    industry: text().notNull(),
    isInRegister: boolean('is_in_register').notNull(),
    applicant: text().notNull(),
    phone: text().notNull(),
    state: text().$type<JoinState>().notNull().default('pending'),
    reason: text().notNull().default(''),
    companyId: uuid('company_id'),
    handledAt: timestamp('handled_at', { withTimezone: true }),
    handledBy: text('handled_by').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('join_requests_created').on(table.channelId, table.createdAt, table.id),
    index('join_requests_state').on(table.channelId, table.state, table.createdAt),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
