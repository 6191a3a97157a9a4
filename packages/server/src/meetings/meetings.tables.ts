import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ProgrammeLine, signInLinkTypes, signInWindows, winnerChoices } from '@icss/core/meetings/meeting.ts'
import type { Slot } from '@icss/core/participants/arrivals.ts'
import { channels } from '../channels/channels.tables.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityColumns, searchColumn } from '../entities/entity-columns.ts'
import { prizes } from '../prizes/prizes.tables.ts'

/** What is still known of people whose personal data was erased. */
export interface ErasedCounts {
  readonly people: number
  readonly signedIn: number
  /** Sign-ins by slots of their time, milliseconds since 1970. */
  readonly slots: readonly Slot[]
}

const instant = (name: string) => timestamp(name, { withTimezone: true })

/** Meetings; whether one has started or ended follows from its times, and from what was done by hand. */
export const meetings = pgTable(
  'meetings',
  {
    ...entityColumns(),
    name: text().notNull(),
    address: text().notNull(),
    startAt: instant('start_at').notNull(),
    endAt: instant('end_at'),
    startedAt: instant('started_at'),
    endedAt: instant('ended_at'),
    cancelledAt: instant('cancelled_at'),
    description: text().notNull(),
    programme: jsonb().$type<ProgrammeLine[]>().notNull(),
    signInLinkType: text('sign_in_link_type').$type<(typeof signInLinkTypes)[number]>().notNull(),
    bizID: text('biz_id').notNull(),
    jumpLink: text('jump_link').notNull(),
    jumpText: text('jump_text').notNull(),
    signInWindow: text('sign_in_window').$type<(typeof signInWindows)[number]>().notNull().default('byTime'),
    requireUserInfo: boolean('require_user_info').notNull(),
    requireCode: boolean('require_code').notNull().default(false),
    walkIns: boolean('walk_ins').notNull().default(true),
    showCompany: boolean('show_company').notNull().default(false),
    winners: text().$type<(typeof winnerChoices)[number]>().notNull(),
    leaveOutWinners: boolean('leave_out_winners').notNull(),
    tellWinners: boolean('tell_winners').notNull().default(false),
    ownPublicAccount: boolean('own_public_account').notNull(),
    appId: text('app_id').notNull(),
    sealedSecret: text('sealed_secret'),
    visibleToChannels: boolean('visible_to_channels').notNull(),
    background: text().notNull(),
    /** The number that was given last at sign-in. */
    lastNumber: integer('last_number').notNull().default(0),
    /** When the personal data of its people was erased; nobody is added since. */
    erasedAt: instant('erased_at'),
    erased: jsonb().$type<ErasedCounts>(),
    /** When the administrators were told that it still holds personal data. */
    remindedAt: instant('reminded_at'),
    grams: searchColumn(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('meetings_start').on(table.channelId, table.startAt, table.id),
    index('meetings_name').on(table.channelId, pinyinOf(table.name), table.id),
    index('meetings_grams').using('gin', table.grams),
    index('meetings_to_remind')
      .on(sql`coalesce(${table.cancelledAt}, ${table.endedAt}, ${table.endAt})`)
      .where(sql`${table.erasedAt} is null and ${table.remindedAt} is null`),
    foreignKey({ columns: [table.channelId], foreignColumns: [channels.id] }).onDelete('cascade'),
  ],
)

/** The awards of a meeting in their order. */
export const meetingAwards = pgTable(
  'meeting_awards',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    meetingId: uuid('meeting_id').notNull(),
    prizeId: uuid('prize_id').notNull(),
    place: integer().notNull(),
    name: text().notNull(),
    number: integer().notNull(),
    reserves: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    uniqueIndex('meeting_awards_prize').on(table.channelId, table.meetingId, table.prizeId),
    index('meeting_awards_of_prize').on(table.channelId, table.prizeId),
    foreignKey({
      columns: [table.channelId, table.meetingId],
      foreignColumns: [meetings.channelId, meetings.id],
    }).onDelete('cascade'),
    foreignKey({ columns: [table.channelId, table.prizeId], foreignColumns: [prizes.channelId, prizes.id] }),
  ],
)
