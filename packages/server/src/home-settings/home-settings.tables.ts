import { sql } from 'drizzle-orm'
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { ScheduleState } from '@icss/core/home-settings/home-settings.contract.ts'
import type { HomeDocument } from '@icss/core/home-settings/home-document.ts'
import type { HomePart } from '@icss/core/home-settings/home-part.ts'
import { channels } from '../channels/channels.tables.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/**
 * The home screen of a channel, whose id it has. `revision` is the number of the one in use, 0 before the first; `own`
 * names the parts that the channel shows of its own, the others are inherited or defaults.
 */
export const homeScreens = pgTable(
  'home_screens',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    version: integer().notNull().default(1),
    revision: integer().notNull().default(0),
    own: text()
      .array()
      .$type<HomePart[]>()
      .notNull()
      .default(sql`'{}'`),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)

/** The draft of a part; without content it is what is shown. A row stays, so that its version only grows. */
export const homeDrafts = pgTable(
  'home_drafts',
  {
    channelId: uuid('channel_id').notNull(),
    part: text().$type<HomePart>().notNull(),
    content: jsonb(),
    version: integer().notNull().default(1),
    /** The revision that it was restored from, as long as it was not changed since. */
    restoredFrom: integer('restored_from'),
    editedBy: text('edited_by').notNull(),
    editedAt: instant('edited_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.part] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)

/** What was published, whole: the parts that a publication carried, and the others as they were in use. */
export const homeRevisions = pgTable(
  'home_revisions',
  {
    channelId: uuid('channel_id').notNull(),
    number: integer().notNull(),
    parts: jsonb().$type<Partial<HomeDocument>>().notNull(),
    carried: text().array().$type<HomePart[]>().notNull(),
    name: text().notNull(),
    restoredFrom: integer('restored_from'),
    accountId: uuid('account_id').notNull(),
    publishedBy: text('published_by').notNull(),
    publishedAt: instant('published_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.number] }),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)

/** A publication at a set time, with what was frozen for it. */
export const homeSchedules = pgTable(
  'home_schedules',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    at: instant('at').notNull(),
    state: text().$type<ScheduleState>().notNull().default('waiting'),
    parts: jsonb().$type<Partial<HomeDocument>>().notNull(),
    carried: text().array().$type<HomePart[]>().notNull(),
    name: text().notNull(),
    restoredFrom: integer('restored_from'),
    accountId: uuid('account_id').notNull(),
    scheduledBy: text('scheduled_by').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('home_schedules_due')
      .on(table.at)
      .where(sql`${table.state} = 'waiting'`),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
