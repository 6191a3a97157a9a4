import {
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
import type { ProofRecord, RosterLine } from '@icss/core/lotteries/draw-record.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { participants } from '../participants/participants.tables.ts'

/** Draws of meetings; all that happened in one is in its records. */
export const draws = pgTable(
  'draws',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    meetingId: uuid('meeting_id').notNull(),
    number: integer().notNull(),
    sealedSecret: text('sealed_secret').notNull(),
    roster: jsonb().$type<RosterLine[]>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    uniqueIndex('draws_number').on(table.channelId, table.meetingId, table.number),
    foreignKey({
      columns: [table.channelId, table.meetingId],
      foreignColumns: [meetings.channelId, meetings.id],
    }).onDelete('cascade'),
  ],
)

/** The chain of a draw, a row a record; none is changed or deleted, and no place is taken twice. */
export const drawRecords = pgTable(
  'draw_records',
  {
    channelId: uuid('channel_id').notNull(),
    drawId: uuid('draw_id').notNull(),
    place: integer().notNull(),
    record: jsonb().$type<ProofRecord>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.drawId, table.place] }),
    foreignKey({ columns: [table.channelId, table.drawId], foreignColumns: [draws.channelId, draws.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** What the phones gave in rounds, until it is published. */
export const lockValues = pgTable(
  'lock_values',
  {
    channelId: uuid('channel_id').notNull(),
    drawId: uuid('draw_id').notNull(),
    round: integer().notNull(),
    code: text().notNull(),
    value: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.drawId, table.round, table.code] }),
    foreignKey({ columns: [table.channelId, table.drawId], foreignColumns: [draws.channelId, draws.id] }).onDelete(
      'cascade',
    ),
  ],
)

/** Who has won, as the records say it, with what became of the prize. */
export const winners = pgTable(
  'winners',
  {
    channelId: uuid('channel_id').notNull(),
    id: uuid().notNull(),
    version: integer().notNull().default(1),
    meetingId: uuid('meeting_id').notNull(),
    drawId: uuid('draw_id').notNull(),
    /** Nobody once the personal data of the meeting is erased. */
    participantId: uuid('participant_id'),
    code: text().notNull(),
    round: integer().notNull(),
    awardId: uuid('award_id').notNull(),
    award: text().notNull(),
    prize: text().notNull(),
    drawnAt: timestamp('drawn_at', { withTimezone: true }).notNull(),
    voidedAt: timestamp('voided_at', { withTimezone: true }),
    voidReason: text('void_reason').notNull().default(''),
    handedOverAt: timestamp('handed_over_at', { withTimezone: true }),
    handedOverBy: text('handed_over_by').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.id] }),
    index('winners_drawn').on(table.channelId, table.meetingId, table.id),
    uniqueIndex('winners_once').on(table.channelId, table.drawId, table.code),
    index('winners_participant').on(table.channelId, table.participantId),
    foreignKey({ columns: [table.channelId, table.drawId], foreignColumns: [draws.channelId, draws.id] }).onDelete(
      'cascade',
    ),
    foreignKey({
      columns: [table.channelId, table.participantId],
      foreignColumns: [participants.channelId, participants.id],
    }),
  ],
)
