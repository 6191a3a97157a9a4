import { foreignKey, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { meetings } from '../meetings/meetings.tables.ts'

/** Who may sign people in at the door of a meeting by a link of their own; one that was ended is kept for what it did. */
export const deskHelpers = pgTable(
  'desk_helpers',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    meetingId: uuid('meeting_id').notNull(),
    name: text().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('desk_helpers_meeting').on(table.channelId, table.meetingId, table.id),
    foreignKey({
      columns: [table.channelId, table.meetingId],
      foreignColumns: [meetings.channelId, meetings.id],
    }).onDelete('cascade'),
  ],
)
