import { sql } from 'drizzle-orm'
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { NoticeStatus } from '@icss/core/notices/notice.ts'
import { channels } from '../channels/channels.tables.ts'
import { entityColumns, searchColumn } from '../entities/entity-columns.ts'
import { richTextColumns } from '../rich-text/rich-text-columns.ts'

export const notices = pgTable(
  'notices',
  {
    ...entityColumns(),
    title: text().notNull(),
    ...richTextColumns('body'),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    durationDays: integer('duration_days').notNull(),
    publisher: text().notNull(),
    file: text().notNull(),
    openToGroups: boolean('open_to_groups').notNull(),
    status: text().$type<NoticeStatus>().notNull().default('draft'),
    grams: searchColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('notices_start').on(table.channelId, table.startAt, table.id),
    index('notices_updated').on(table.channelId, table.updatedAt, table.id),
    index('notices_grams').using('gin', table.grams),
    // Those whose bodies `moveBodies` has yet to make documents of: none, once a server has started.
    index('notices_unmoved')
      .on(table.channelId, table.id)
      .where(sql`json_typeof(body) = 'string'`),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)

/** Who has seen a notice, as they were called then; the reader may be of a sub-channel, the row is the notice's channel's. */
export const noticeReaders = pgTable(
  'notice_readers',
  {
    channelId: uuid('channel_id').notNull(),
    noticeId: uuid('notice_id').notNull(),
    accountId: uuid('account_id').notNull(),
    accountName: text('account_name').notNull(),
    channelName: text('channel_name').notNull(),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.noticeId, table.accountId] }),
    foreignKey({
      columns: [table.channelId, table.noticeId],
      foreignColumns: [notices.channelId, notices.id],
    }).onDelete('cascade'),
  ],
)
