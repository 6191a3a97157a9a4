import { date, foreignKey, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { channels } from '../channels/channels.tables.ts'

/**
 * Members that left and are erased, as daily counts: how many of those that joined on one day left on another. Those that
 * left and lie in the recycle bin are counted there, so that a restore takes it back.
 */
export const memberDays = pgTable(
  'member_days',
  {
    channelId: uuid('channel_id').notNull(),
    joinedOn: date('joined_on').notNull(),
    leftOn: date('left_on').notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.joinedOn, table.leftOn] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
