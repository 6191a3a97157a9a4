import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { channels } from '../channels/channels.tables.ts'
import { createdByColumn, entityColumns, searchColumn } from '../entities/entity-columns.ts'
import { richTextColumns } from '../rich-text/rich-text-columns.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Activities of chambers; how one stands follows from its times. `company` is who holds it, by its name. */
export const activities = pgTable(
  'activities',
  {
    ...entityColumns(),
    createdBy: createdByColumn(),
    title: text().notNull(),
    place: text().notNull(),
    headImage: text('head_image').notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at').notNull(),
    publisher: text().notNull(),
    company: text().notNull(),
    contact: text().notNull(),
    ...richTextColumns('content'),
    takesSignUps: boolean('takes_sign_ups').notNull(),
    signUpLimit: integer('sign_up_limit').notNull(),
    signUpEndsAt: instant('sign_up_ends_at'),
    waitingList: boolean('waiting_list').notNull(),
    requireCode: boolean('require_code').notNull(),
    /** The meeting that was made of it; none where that is gone. */
    meetingId: uuid('meeting_id'),
    grams: searchColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('activities_start').on(table.channelId, table.startAt, table.id),
    index('activities_end').on(table.channelId, table.endAt),
    index('activities_updated').on(table.channelId, table.updatedAt, table.id),
    index('activities_company').on(table.channelId, table.company, table.startAt),
    index('activities_grams').using('gin', table.grams),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)
