import { sql } from 'drizzle-orm'
import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { SupportVisitEnd } from '@icss/core/support-visits/support-visit.ts'
import { channels } from '../channels/channels.tables.ts'

/**
 * Support visits, rows of the channel that is visited. A visit has no secret of its own: it is the session `sessionId` of
 * the visitor, which says in a header that it visits, and it ends with that at the latest.
 */
export const supportVisits = pgTable(
  'support_visits',
  {
    channelId: uuid('channel_id')
      .notNull()
      .references(() => channels.id, { onDelete: 'cascade' }),
    id: uuid().notNull(),
    visitorChannelId: uuid('visitor_channel_id').notNull(),
    visitorAccountId: uuid('visitor_account_id').notNull(),
    /** Number and name of the account, as it was called then. */
    visitor: text().notNull(),
    sessionId: uuid('session_id').notNull(),
    begunAt: timestamp('begun_at', { withTimezone: true }).notNull().defaultNow(),
    endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
    endedBy: text('ended_by').$type<SupportVisitEnd>(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('support_visits_begun').on(table.channelId, table.begunAt, table.id),
    index('support_visits_paid').on(table.visitorChannelId, table.begunAt, table.id),
    index('support_visits_open')
      .on(table.id)
      .where(sql`${table.endedAt} is null`),
  ],
)
