import { sql } from 'drizzle-orm'
import { check, foreignKey, index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { channels } from '../channels/channels.tables.ts'
import { lives } from '../lives/lives.tables.ts'
import { courses } from './courses.tables.ts'

/** What the carousel of courses shows at each place: a course or a live. Whatever is deleted leaves the carousel. */
export const carouselCourses = pgTable(
  'carousel_courses',
  {
    channelId: uuid('channel_id').notNull(),
    place: smallint().notNull(),
    courseId: uuid('course_id'),
    liveId: uuid('live_id'),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.place] }),
    check('carousel_courses_one', sql`num_nonnulls(${table.courseId}, ${table.liveId}) = 1`),
    index('carousel_courses_course').on(table.channelId, table.courseId),
    index('carousel_courses_live').on(table.channelId, table.liveId),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
    foreignKey({
      columns: [table.channelId, table.courseId],
      foreignColumns: [courses.channelId, courses.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.channelId, table.liveId], foreignColumns: [lives.channelId, lives.id] }).onDelete(
      'cascade',
    ),
  ],
)
