import {
  type AnyPgColumn,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { channels } from '../channels/channels.tables.ts'

/** Sets of sub-channels, each in another group or none. */
export const channelGroups = pgTable(
  'channel_groups',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    parentId: uuid('parent_id'),
    version: integer().notNull().default(1),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    unique('channel_groups_name').on(table.channelId, table.name),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
    foreignKey({
      columns: [table.channelId, table.parentId],
      foreignColumns: [table.channelId as AnyPgColumn, table.id as AnyPgColumn],
    }),
  ],
)

/** Which sub-channels are in a group; the foreign key lets in only those of this very channel. */
export const channelGroupMembers = pgTable(
  'channel_group_members',
  {
    channelId: uuid('channel_id').notNull(),
    groupId: uuid('group_id').notNull(),
    memberId: uuid('member_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.groupId, table.memberId] }),
    foreignKey({
      columns: [table.channelId, table.groupId],
      foreignColumns: [channelGroups.channelId, channelGroups.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.channelId, table.memberId],
      foreignColumns: [channels.superiorChannelId, channels.id],
    }).onDelete('cascade'),
    index('channel_group_members_member').on(table.memberId),
  ],
)
