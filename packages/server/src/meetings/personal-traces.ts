import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../database/database.ts'
import { deskFacts } from '../desk/desk.tables.ts'
import { deskHelpers } from '../desk-helpers/desk-helpers.tables.ts'
import { idempotencyKeys } from '../idempotency/idempotency.tables.ts'
import { draws, lockValues, winners } from '../lotteries/lotteries.tables.ts'
import { ofMeeting } from '../participants/participants.store.ts'
import { participants } from '../participants/participants.tables.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'
import { publicSessions } from '../public-sessions/public-sessions.tables.ts'
import { smsCodes } from '../sms-codes/sms-codes.tables.ts'
import { deliveries } from '../webhooks/webhooks.tables.ts'

/** Where the people of a meeting have left what tells of them, table by table: which rows those are. */
export function personalTraces(db: Db, channelId: string, meetingId: string) {
  const people = ofMeeting(channelId, meetingId)
  const ids = db.select({ id: participants.id }).from(participants).where(people)
  const ofHelpers = and(eq(deskHelpers.channelId, channelId), eq(deskHelpers.meetingId, meetingId))
  const helperIds = db.select({ id: deskHelpers.id }).from(deskHelpers).where(ofHelpers)
  const phones = db.select({ phone: participants.phone }).from(participants).where(people)
  const ofPhones = and(
    eq(publicSessions.channelId, channelId),
    or(
      eq(publicSessions.thingId, meetingId),
      inArray(publicSessions.thingId, ids),
      inArray(publicSessions.thingId, helperIds),
    ),
  )
  const holders = db
    .select({ holder: sql<string>`'session ' || ${publicSessions.id}` })
    .from(publicSessions)
    .where(ofPhones)
  const drawIds = db
    .select({ id: draws.id })
    .from(draws)
    .where(and(eq(draws.channelId, channelId), eq(draws.meetingId, meetingId)))
  return {
    people: { table: participants, where: people },
    wins: {
      table: winners,
      where: and(eq(winners.channelId, channelId), eq(winners.meetingId, meetingId)),
    },
    deskFacts: {
      table: deskFacts,
      where: and(eq(deskFacts.channelId, channelId), eq(deskFacts.meetingId, meetingId)),
    },
    helperLinks: {
      table: publicLinks,
      where: and(
        eq(publicLinks.channelId, channelId),
        eq(publicLinks.kind, 'desk'),
        inArray(publicLinks.thingId, helperIds),
      ),
    },
    helpers: { table: deskHelpers, where: ofHelpers },
    /** Sessions at the form, at the own place, and whatever else a phone may do in the meeting. */
    phones: { table: publicSessions, where: ofPhones },
    codes: {
      table: smsCodes,
      where: and(eq(smsCodes.channelId, channelId), inArray(smsCodes.holder, holders)),
    },
    /** What was sent to their phones: word of a win, and codes, whatever for: nothing says that, and none is good any more. */
    texts: {
      table: deliveries,
      where: and(
        eq(deliveries.channelId, channelId),
        isNull(deliveries.webhookId),
        inArray(deliveries.event, ['sms.code', 'meeting.won']),
        inArray(deliveries.target, phones),
      ),
    },
    /** They were published with the rounds that they were given for. */
    values: {
      table: lockValues,
      where: and(eq(lockValues.channelId, channelId), inArray(lockValues.drawId, drawIds)),
    },
    /** Every answer about a person names their meeting. */
    answers: {
      table: idempotencyKeys,
      where: and(
        eq(idempotencyKeys.channelId, channelId),
        sql`${idempotencyKeys.answer}::text like ${`%${meetingId}%`}`,
      ),
    },
  }
}
