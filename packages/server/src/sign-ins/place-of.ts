import { and, asc, eq, isNull } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type Place, place } from '@icss/core/sign-ins/sign-in.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import type { Scope } from '../http/handler.ts'
import { winners } from '../lotteries/lotteries.tables.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { openedPath } from '../objects/opened-links.ts'
import { entitlementSql } from '../participants/participant-state.ts'
import { participants } from '../participants/participants.tables.ts'
import type { SessionVisit } from '../public-links/visit.ts'
import type { Services } from '../services.ts'

const gone = () => new ProblemError('public_session.needed')

/** The meeting of a visit, with its channel's name. */
export async function meetingOfVisit(db: Db, channelId: string, meetingId: string) {
  const [row] = await db
    .select({ meeting: meetings, channelName: channels.name })
    .from(meetings)
    .innerJoin(channels, eq(channels.id, channelId))
    .where(and(eq(meetings.channelId, channelId), eq(meetings.id, meetingId)))
  if (!row) throw gone()
  return row
}

/** What every page of a meeting says of it. */
export async function headOf(services: Services, { meeting, channelName }: Awaited<ReturnType<typeof meetingOfVisit>>) {
  return {
    channelName,
    meeting: meeting.name,
    address: meeting.address,
    startAt: meeting.startAt.toISOString(),
    endAt: meeting.endAt?.toISOString() ?? '',
    description: meeting.description,
    background: await openedPath(services, meeting.channelId, meeting.background),
  }
}

/** The place that a phone has in a meeting. */
export async function placeOf({ channelId, thingId }: SessionVisit, tenant: Scope, services: Services): Promise<Place> {
  const { person, of, won } = await tenant(async (db) => {
    const [row] = await db
      .select({
        meetingId: participants.meetingId,
        name: participants.name,
        number: participants.number,
        seat: participants.seat,
        code: participants.code,
        way: participants.way,
        lock: participants.lock,
        signedInAt: participants.signedInAt,
        entitlement: entitlementSql(channelId),
      })
      .from(participants)
      .where(and(eq(participants.channelId, channelId), eq(participants.id, thingId)))
    if (!row) throw gone()
    const ofPerson = and(eq(winners.channelId, channelId), eq(winners.participantId, thingId), isNull(winners.voidedAt))
    return {
      person: row,
      of: await meetingOfVisit(db, channelId, row.meetingId),
      won: await db
        .select({ award: winners.award, prize: winners.prize })
        .from(winners)
        .where(ofPerson)
        .orderBy(asc(winners.id)),
    }
  })
  const { programme, signInLinkType, jumpLink, jumpText, bizID } = of.meeting
  // Parsing it lets nothing out that the page does not name.
  return place.parse({
    ...(await headOf(services, of)),
    ...person,
    programme,
    signInLinkType,
    jumpLink,
    jumpText,
    bizID,
    number: person.number ?? 0,
    code: person.code ?? '',
    lock: person.lock ?? '',
    signedInAt: (person.signedInAt ?? of.meeting.startAt).toISOString(),
    won,
  })
}
