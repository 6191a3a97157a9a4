import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { NewsStatus } from '@icss/core/news/news.ts'
import { channels } from '../channels/channels.tables.ts'
import { createdByColumn, entityColumns, searchColumn } from '../entities/entity-columns.ts'
import { richTextColumns } from '../rich-text/rich-text-columns.ts'

export const news = pgTable(
  'news',
  {
    ...entityColumns(),
    createdBy: createdByColumn(),
    title: text().notNull(),
    ...richTextColumns('body'),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    publisher: text().notNull(),
    file: text().notNull(),
    status: text().$type<NewsStatus>().notNull().default('draft'),
    grams: searchColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('news_start').on(table.channelId, table.startAt, table.id),
    index('news_updated').on(table.channelId, table.updatedAt, table.id),
    index('news_grams').using('gin', table.grams),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)

/** The pictures of a piece of news, in the order of `place`, in which there may be gaps. */
export const newsPictures = pgTable(
  'news_pictures',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    newsId: uuid('news_id').notNull(),
    place: integer().notNull(),
    key: text().notNull(),
    caption: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('news_pictures_order').on(table.channelId, table.newsId, table.place),
    foreignKey({
      columns: [table.channelId, table.newsId],
      foreignColumns: [news.channelId, news.id],
    }).onDelete('cascade'),
  ],
)
