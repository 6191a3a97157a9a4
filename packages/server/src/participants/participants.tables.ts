import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Exclusion, ParticipantSource, SignInWay } from '@icss/core/participants/participant.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { entityColumns } from '../entities/entity-columns.ts'
import { meetings } from '../meetings/meetings.tables.ts'

/**
 * People of meetings. Ids are in the order of adding. A meeting has one a phone, so that an import sent twice doubles
 * none. Number and code are given at sign-in and stay when it is undone.
 */
export const participants = pgTable(
  'participants',
  {
    ...entityColumns(),
    meetingId: uuid('meeting_id').notNull(),
    name: text().notNull(),
    phone: text(),
    company: text().notNull(),
    seat: text().notNull(),
    exclusion: text().$type<Exclusion>().notNull().default(''),
    source: text().$type<ParticipantSource>().notNull().default('expected'),
    number: integer(),
    code: text(),
    way: text().$type<SignInWay>().notNull().default(''),
    /** Of the browser that they signed in with, the SHA-256 of its cookie. */
    browserHash: text('browser_hash'),
    /** Of who WeChat says they are, an HMAC that is another in every meeting. */
    weChatHash: text('we_chat_hash'),
    /** Their browser has signed in many: somebody is to look at them. */
    isDoubtful: boolean('is_doubtful').notNull().default(false),
    /** The lock of their phone for draws that open from now on; none once a draw has used it. */
    lock: text(),
    signedInAt: timestamp('signed_in_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('participants_added').on(table.channelId, table.meetingId, table.id),
    index('participants_name').on(table.channelId, table.meetingId, pinyinOf(table.name), table.id),
    index('participants_number').on(table.channelId, table.meetingId, table.number, table.id),
    index('participants_browser').on(table.channelId, table.meetingId, table.browserHash),
    uniqueIndex('participants_we_chat').on(table.channelId, table.meetingId, table.weChatHash),
    uniqueIndex('participants_phone').on(table.channelId, table.meetingId, table.phone),
    // A person over all meetings.
    index('participants_person').on(table.channelId, table.phone),
    uniqueIndex('participants_code').on(table.channelId, table.meetingId, table.code),
    foreignKey({
      columns: [table.channelId, table.meetingId],
      foreignColumns: [meetings.channelId, meetings.id],
    }).onDelete('cascade'),
  ],
)
