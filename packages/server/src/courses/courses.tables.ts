import { foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { coursePermissions, courseSources } from '@icss/core/courses/course.ts'
import { channels } from '../channels/channels.tables.ts'

/** Courses of a channel; their chapters hang on them. */
export const courses = pgTable(
  'courses',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    name: text().notNull(),
    headImage: text('head_image').notNull(),
    introduction: text().notNull(),
    value: text().notNull(),
    permission: text().$type<(typeof coursePermissions)[number]>().notNull(),
    password: text().notNull(),
    serialNumber: integer('serial_number').notNull(),
    videoUrl: text('video_url').notNull(),
    source: text().$type<(typeof courseSources)[number]>().notNull().default('upload'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }),
    index('courses_order').on(table.channelId, table.serialNumber, table.id),
  ],
)
