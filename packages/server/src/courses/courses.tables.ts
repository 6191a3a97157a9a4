import { foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { coursePermissions, courseSources } from '@icss/core/courses/course.ts'
import { categories } from '../categories/categories.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityColumns, searchColumn } from '../entities/entity-columns.ts'

/** Courses of a channel; their chapters hang on them. */
export const courses = pgTable(
  'courses',
  {
    ...entityColumns(),
    name: text().notNull(),
    categoryId: uuid('category_id'),
    headImage: text('head_image').notNull(),
    introduction: text().notNull(),
    value: text().notNull(),
    permission: text().$type<(typeof coursePermissions)[number]>().notNull(),
    password: text().notNull(),
    serialNumber: integer('serial_number').notNull(),
    videoUrl: text('video_url').notNull(),
    source: text().$type<(typeof courseSources)[number]>().notNull().default('upload'),
    /** Whom a purchased course was bought from. */
    supplier: text().notNull().default(''),
    grams: searchColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }),
    foreignKey({
      columns: [table.channelId, table.categoryId],
      foreignColumns: [categories.channelId, categories.id],
    }),
    index('courses_category').on(table.channelId, table.categoryId),
    index('courses_grams').using('gin', table.grams),
    index('courses_name').on(table.channelId, pinyinOf(table.name), table.id),
    index('courses_updated').on(table.channelId, table.updatedAt, table.id),
    index('courses_order').on(table.channelId, table.serialNumber, table.id),
  ],
)
