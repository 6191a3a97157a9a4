import { sql } from 'drizzle-orm'
import { check, foreignKey, index, jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { DeskFact } from '@icss/core/desk/desk-fact.ts'
import type { SignInWay } from '@icss/core/participants/participant.ts'
import { meetings } from '../meetings/meetings.tables.ts'

/** How somebody stood before the desk signed them in; kept so that it can be taken back. */
export interface StoodBefore {
  readonly way: SignInWay
  readonly signedInAt: string | null
  readonly isDoubtful: boolean
}

/**
 * What the desks of meetings handed in and was done, by its nonce: sent again it counts once. Who it is about may be gone,
 * so that `participantId` points nowhere then. `before` is null for a walk-in. It was either an account or a helper.
 */
export const deskFacts = pgTable(
  'desk_facts',
  {
    channelId: uuid('channel_id').notNull(),
    nonce: uuid().notNull(),
    meetingId: uuid('meeting_id').notNull(),
    kind: text().$type<DeskFact['kind']>().notNull(),
    participantId: uuid('participant_id').notNull(),
    accountId: uuid('account_id'),
    helperId: uuid('helper_id'),
    at: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true })
      .notNull()
      .default(sql`clock_timestamp()`),
    before: jsonb().$type<StoodBefore>(),
    undoneAt: timestamp('undone_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.channelId, table.nonce] }),
    check('desk_facts_by', sql`num_nonnulls(${table.accountId}, ${table.helperId}) = 1`),
    index('desk_facts_participant').on(table.channelId, table.participantId),
    index('desk_facts_person').on(table.channelId, table.meetingId, table.participantId),
    foreignKey({
      columns: [table.channelId, table.meetingId],
      foreignColumns: [meetings.channelId, meetings.id],
    }).onDelete('cascade'),
  ],
)
