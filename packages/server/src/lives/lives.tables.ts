import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LiveSource, LiveStatus, LiveType } from '@icss/core/lives/live.ts'
import { categories } from '../categories/categories.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import { courses } from '../courses/courses.tables.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityColumns, searchColumn } from '../entities/entity-columns.ts'
import { tutors } from '../tutors/tutors.tables.ts'

const bytes = (name: string) => bigint(name, { mode: 'number' }).notNull().default(0)

/**
 * Lives; `ended_at` is when one ended, not when that was planned; `key_version` goes up when the key of the stream is renewed, which is derived and never stored. `publisher` is
 * the media server's number of the connection whose stream is on air, null without one; `streamed_bytes` what it said
 * last that this stream has carried to its viewers.
 */
export const lives = pgTable(
  'lives',
  {
    ...entityColumns(),
    name: text().notNull(),
    type: text().$type<LiveType>().notNull(),
    source: text().$type<LiveSource>().notNull(),
    headImage: text('head_image').notNull(),
    startAt: timestamp('start_at', { withTimezone: true }).notNull(),
    endAt: timestamp('end_at', { withTimezone: true }).notNull(),
    endedAt: timestamp('ended_at', { withTimezone: true, precision: 3 }),
    tutorId: uuid('tutor_id'),
    tutorPhone: text('tutor_phone').notNull(),
    recording: boolean().notNull(),
    courseCategoryId: uuid('course_category_id'),
    status: text().$type<LiveStatus>().notNull().default('F'),
    viewerCount: integer('viewer_count').notNull().default(0),
    liveBytes: bytes('live_bytes'),
    storageBytes: bytes('storage_bytes'),
    playbackBytes: bytes('playback_bytes'),
    recordingUrl: text('recording_url').notNull().default(''),
    courseId: uuid('course_id'),
    isCourse: boolean('is_course').notNull().default(false),
    keyVersion: integer('key_version').notNull().default(1),
    publisher: text(),
    streamedBytes: bytes('streamed_bytes'),
    grams: searchColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('lives_start').on(table.channelId, table.startAt, table.id),
    index('lives_name').on(table.channelId, pinyinOf(table.name), table.id),
    // The media server names a stream by its id alone.
    index('lives_id').on(table.id),
    index('lives_tutor').on(table.channelId, table.tutorId),
    index('lives_grams').using('gin', table.grams),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
    foreignKey({ columns: [table.channelId, table.tutorId], foreignColumns: [tutors.channelId, tutors.id] }),
    foreignKey({
      columns: [table.channelId, table.courseCategoryId],
      foreignColumns: [categories.channelId, categories.id],
    }),
    foreignKey({
      columns: [table.channelId, table.courseId],
      foreignColumns: [courses.channelId, courses.id],
    }),
  ],
)

/**
 * Recordings that the media server has left, by the names of their files. One is `waiting` until all of it is taken over;
 * `uploadId` is the upload that its bytes go into, so that what a server left that died is cleared by the next.
 */
export const liveRecordings = pgTable(
  'live_recordings',
  {
    channelId: uuid('channel_id').notNull(),
    liveId: uuid('live_id').notNull(),
    file: text().notNull(),
    toldAt: timestamp('told_at', { withTimezone: true, precision: 3 }).notNull().defaultNow(),
    isWaiting: boolean('is_waiting').notNull().default(true),
    uploadId: uuid('upload_id'),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.liveId, table.file] }),
    index('live_recordings_waiting')
      .on(table.toldAt)
      .where(sql`${table.isWaiting}`),
    foreignKey({ columns: [table.channelId, table.liveId], foreignColumns: [lives.channelId, lives.id] }).onDelete(
      'cascade',
    ),
  ],
)
