import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { NodeType } from '@icss/core/chapters/chapter.ts'
import { courses } from '../courses/courses.tables.ts'

/**
 * Chapters of a course, and the lessons of a chapter, which name it as `parentId`. Keys name the channel and the course,
 * so that a lesson cannot hang in another course or another channel. What was not `submitted` yet is dropped when the
 * person leaves.
 */
export const chapters = pgTable(
  'chapters',
  {
    channelId: uuid('channel_id').notNull(),
    courseId: uuid('course_id').notNull(),
    id: uuid().notNull(),
    parentId: uuid('parent_id'),
    type: smallint().$type<NodeType>().notNull(),
    name: text().notNull(),
    videoUrl: text('video_url').notNull(),
    srtUrl: text('srt_url').notNull(),
    courseMinutes: integer('course_minutes').notNull(),
    courseSeconds: integer('course_seconds').notNull(),
    /** Order among its siblings. */
    position: integer().notNull(),
    submitted: boolean().notNull().default(false),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    unique('chapters_of_course').on(table.channelId, table.courseId, table.id),
    unique('chapters_name').on(table.channelId, table.courseId, table.parentId, table.name).nullsNotDistinct(),
    foreignKey({
      name: 'chapters_course',
      columns: [table.channelId, table.courseId],
      foreignColumns: [courses.channelId, courses.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'chapters_parent',
      columns: [table.channelId, table.courseId, table.parentId],
      foreignColumns: [table.channelId, table.courseId, table.id],
    }).onDelete('cascade'),
    index('chapters_order').on(table.channelId, table.courseId, table.position),
  ],
)
