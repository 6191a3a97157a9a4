import { and, asc, count, eq, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { type DeskHelper, maxDeskHelpers } from '@icss/core/desk-helpers/desk-helper.ts'
import type { deskHelpersContract } from '@icss/core/desk-helpers/desk-helpers.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { uuid } from '../database/uuids.ts'
import { deskFacts } from '../desk/desk.tables.ts'
import type { Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { publicOrigin } from '../objects/public-origin.ts'
import { lockOpenMeeting } from '../participants/sign-in.ts'
import { addLink, linkSecret, linkUrl } from '../public-links/add-link.ts'
import { pathsOfPages } from '../public-links/paths-of-pages.ts'
import { publicLinks } from '../public-links/public-links.tables.ts'
import { endPublicSessions } from '../public-sessions/end-public-sessions.ts'
import { publicSessions } from '../public-sessions/public-sessions.tables.ts'
import { deskHelpers } from './desk-helpers.tables.ts'

const ofMeeting = (channelId: string, meetingId: string) =>
  and(eq(deskHelpers.channelId, channelId), eq(deskHelpers.meetingId, meetingId))

/** The helpers of a meeting in the order of adding, with what each has done. */
async function helpersOf(db: Db, channelId: string, meetingId: string): Promise<DeskHelper[]> {
  const facts = db
    .select({ id: deskFacts.helperId, count: count().as('facts') })
    .from(deskFacts)
    .where(and(eq(deskFacts.channelId, channelId), eq(deskFacts.meetingId, meetingId), isNotNull(deskFacts.helperId)))
    .groupBy(deskFacts.helperId)
    .as('done')
  const seen = db
    .select({ id: publicSessions.thingId, at: max(publicSessions.lastUsedAt).as('at') })
    .from(publicSessions)
    .where(and(eq(publicSessions.channelId, channelId), eq(publicSessions.kind, 'desk')))
    .groupBy(publicSessions.thingId)
    .as('seen')
  const rows = await db
    .select({ helper: deskHelpers, facts: facts.count, lastUsedAt: seen.at })
    .from(deskHelpers)
    .leftJoin(facts, eq(facts.id, deskHelpers.id))
    .leftJoin(seen, eq(seen.id, deskHelpers.id))
    .where(ofMeeting(channelId, meetingId))
    .orderBy(asc(deskHelpers.id))
  return rows.map(({ helper: { id, name, createdAt, endedAt }, facts: done, lastUsedAt }) => ({
    id,
    name,
    facts: done ?? 0,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  }))
}

export const deskHelpersHandlers: Handlers<{ deskHelpers: typeof deskHelpersContract }>['deskHelpers'] = {
  list: ({ session, tenant }, { params: { meetingId } }) =>
    tenant(async (db) => {
      const channelId = session.channel.id
      const ofId = and(eq(meetings.channelId, channelId), eq(meetings.id, meetingId))
      found((await db.select({ id: meetings.id }).from(meetings).where(ofId))[0])
      const items = await helpersOf(db, channelId, meetingId)
      return { items, total: items.length }
    }),

  async create({ session, tenant, services, request }, { params: { meetingId }, body: { name } }) {
    const channelId = session.channel.id
    const secret = await linkSecret(services)
    return tenant(async (db) => {
      const { erasedAt } = await lockOpenMeeting(db, channelId, meetingId)
      if (erasedAt) throw new ProblemError('meeting.erased')
      const open = and(ofMeeting(channelId, meetingId), isNull(deskHelpers.endedAt))
      if ((await db.$count(deskHelpers, open)) >= maxDeskHelpers)
        throw new ProblemError('desk_helper.too_many', { params: { max: maxDeskHelpers } })
      const id = uuid()
      const createdAt = new Date()
      await db.insert(deskHelpers).values({ channelId, id, meetingId, name, createdAt })
      const token = await addLink(db, secret, { channelId, kind: 'desk', thingId: id })
      return {
        id,
        name,
        facts: 0,
        createdAt: createdAt.toISOString(),
        lastUsedAt: null,
        endedAt: null,
        url: linkUrl(request, services, token),
      }
    })
  },

  async link({ session, tenant, services, request }, { params: { meetingId, deskHelperId } }) {
    const channelId = session.channel.id
    const secret = await linkSecret(services)
    return tenant(async (db) => {
      const ofId = and(ofMeeting(channelId, meetingId), eq(deskHelpers.id, deskHelperId), isNull(deskHelpers.endedAt))
      found((await db.select({ id: deskHelpers.id }).from(deskHelpers).where(ofId))[0])
      const paths = await pathsOfPages(db, secret, { channelId, kind: 'desk', thingIds: [deskHelperId] })
      return { url: publicOrigin(request, services) + found(paths.get(deskHelperId)) }
    })
  },

  end: ({ session, tenant }, { params: { meetingId, deskHelperId } }) =>
    tenant(async (db) => {
      const channelId = session.channel.id
      const ended = await db
        .update(deskHelpers)
        .set({ endedAt: sql`now()` })
        .where(and(ofMeeting(channelId, meetingId), eq(deskHelpers.id, deskHelperId), isNull(deskHelpers.endedAt)))
        .returning({ id: deskHelpers.id })
      found(ended[0])
      await db
        .delete(publicLinks)
        .where(
          and(
            eq(publicLinks.channelId, channelId),
            eq(publicLinks.kind, 'desk'),
            eq(publicLinks.thingId, deskHelperId),
          ),
        )
      await endPublicSessions(db, channelId, 'desk', [deskHelperId])
    }),
}
