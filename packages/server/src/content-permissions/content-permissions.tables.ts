import { foreignKey, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ContentKind } from '@icss/core/content-permissions/content-permission.ts'
import { channelGroups } from '../channel-groups/channel-groups.tables.ts'

/** Which channel groups see a piece of the channel's content; content without a row is seen by its own channel only. */
export const contentPermissions = pgTable(
  'content_permissions',
  {
    channelId: uuid('channel_id').notNull(),
    kind: text().$type<ContentKind>().notNull(),
    contentId: uuid('content_id').notNull(),
    groupId: uuid('group_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.kind, table.contentId, table.groupId] }),
    foreignKey({
      columns: [table.channelId, table.groupId],
      foreignColumns: [channelGroups.channelId, channelGroups.id],
    }).onDelete('cascade'),
  ],
)
