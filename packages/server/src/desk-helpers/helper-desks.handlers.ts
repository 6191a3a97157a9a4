import { and, eq, isNull, ne } from 'drizzle-orm'
import type { DeskGuest, HelperDesk } from '@icss/core/desk-helpers/desk-helper.ts'
import type { helperDesksContract } from '@icss/core/desk-helpers/desk-helpers.contract.ts'
import { isBadge } from '@icss/core/desk/badge.ts'
import { mostFound } from '@icss/core/desk/find-people.ts'
import { needsDesk } from '@icss/core/desk/needs-desk.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Participant } from '@icss/core/participants/participants.contract.ts'
import { channels } from '../channels/channels.tables.ts'
import type { Db } from '../database/database.ts'
import { deskMeeting } from '../desk/desk-keys.ts'
import { recordFacts } from '../desk/record-facts.ts'
import type { Handlers, Scope } from '../http/handler.ts'
import { ofMeeting, participantsStore } from '../participants/participants.store.ts'
import { lockOpenMeeting } from '../participants/sign-in.ts'
import { participants } from '../participants/participants.tables.ts'
import type { SessionVisit } from '../public-links/visit.ts'
import { endPublicSessions } from '../public-sessions/end-public-sessions.ts'
import { openPublicSession } from '../public-sessions/open-public-session.ts'
import { leave } from '../public-sessions/public-session-handlers.ts'
import { deskHelpers } from './desk-helpers.tables.ts'

/** The helper whose link or phone it is; `share` keeps them from being ended before the transaction is. */
async function helperOf(
  db: Db,
  { channelId, thingId }: { readonly channelId: string; readonly thingId: string },
  lock?: 'share' | 'update',
) {
  const ofId = and(eq(deskHelpers.channelId, channelId), eq(deskHelpers.id, thingId), isNull(deskHelpers.endedAt))
  const asked = db.select().from(deskHelpers).where(ofId).$dynamic()
  const [helper] = await (lock ? asked.for(lock) : asked)
  if (!helper) throw new ProblemError('public_session.needed')
  return helper
}

/** The meeting of a helper, while its desk signs people in. */
async function openDesk(db: Db, visit: SessionVisit) {
  const { meetingId } = await helperOf(db, visit)
  const { end } = await deskMeeting(db, visit.channelId, meetingId, Date.now())
  if (end !== undefined) throw new ProblemError('meeting.ended')
  return meetingId
}

/** The same, locked: the meeting first, as an erasure locks them. */
async function lockDesk(db: Db, visit: SessionVisit) {
  const { meetingId } = await helperOf(db, visit)
  await lockOpenMeeting(db, visit.channelId, meetingId)
  await helperOf(db, visit, 'share')
  return meetingId
}

const guestOf = (person: Participant): DeskGuest => {
  const { id, name, company, seat, phone, number, signedInAt, presence, entitlement } = person
  const phoneEnd = phone.slice(-4)
  const isHere = presence === 'here'
  return {
    id,
    name,
    company,
    seat,
    phoneEnd,
    number,
    signedInAt,
    isHere,
    needsDesk: needsDesk(person),
    entitlement,
  }
}

/** The desk as the page of a helper begins with it. */
export const helperDeskOf = (visit: SessionVisit, tenant: Scope): Promise<HelperDesk> =>
  tenant(async (db) => {
    const { channelId } = visit
    const { name: helper, meetingId } = await helperOf(db, visit)
    const { meeting, end } = await deskMeeting(db, channelId, meetingId, Date.now())
    const [channel] = await db.select({ name: channels.name }).from(channels).where(eq(channels.id, channelId))
    const { name, address, startAt, endAt } = meeting
    return {
      channelName: channel?.name ?? '',
      meeting: name,
      address,
      startAt: startAt.toISOString(),
      endAt: endAt?.toISOString() ?? '',
      helper,
      signedIn: await db.$count(participants, ofMeeting(channelId, meetingId, ne(participants.way, ''))),
      expected: await db.$count(participants, ofMeeting(channelId, meetingId)),
      isOver: end !== undefined,
    }
  })

export const helperDesksHandlers: Handlers<{ helperDesks: typeof helperDesksContract }>['helperDesks'] = {
  /** A link is one person's: on another phone it takes the place of the first. */
  enter: ({ visit: { id, channelId, thingId }, ...context }) =>
    context.tenant(async (db) => {
      await helperOf(db, { channelId, thingId }, 'update')
      await endPublicSessions(db, channelId, 'desk', [thingId])
      return openPublicSession(db, context, { channelId, kind: 'desk', thingId, linkId: id })
    }),

  show: ({ visit, tenant }) => helperDeskOf(visit, tenant),

  find: ({ visit, tenant }, { query: { q = '' } }) =>
    tenant(async (db) => {
      const { channelId } = visit
      const meetingId = await openDesk(db, visit)
      if (q === '') return { items: [], total: 0 }
      if (isBadge(q)) {
        const people = await participantsStore.showMany(db, channelId, [q])
        const items = people.filter((one) => one.meetingId === meetingId).map(guestOf)
        return { items, total: items.length }
      }
      const query = { page: 1, pageSize: mostFound, sort: 'name', q, meetingId } as const
      const { items, total } = await participantsStore.list(db, channelId, query)
      return { items: items.map(guestOf), total }
    }),

  record: ({ visit, tenant }, { body: { sentAt, facts } }) =>
    tenant(async (db, client) => {
      const { channelId } = visit
      const meetingId = await lockDesk(db, visit)
      const by = { helperId: visit.thingId }
      const outcomes = await recordFacts(db, client, { channelId, meetingId, by, sentAt, received: Date.now() }, facts)
      return {
        items: outcomes.map(({ participant, ...outcome }) => ({
          ...outcome,
          guest: participant && guestOf(participant),
        })),
      }
    }),

  leave,
}
