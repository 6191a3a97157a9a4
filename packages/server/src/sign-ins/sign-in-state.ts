import { and, count, desc, eq, gt, ne, sql } from 'drizzle-orm'
import { takesSignIns } from '@icss/core/meetings/meeting.machine.ts'
import { codeParam } from '@icss/core/sign-ins/scanned-code.ts'
import { minutesShown, mostOnWall, type SignInState } from '@icss/core/sign-ins/sign-in.ts'
import type { signInsContract } from '@icss/core/sign-ins/sign-ins.contract.ts'
import type { Context, Handlers } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { meetingChanges } from '../meetings/meeting-changes.ts'
import { timesOf } from '../meetings/meeting-state.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { ofMeeting } from '../participants/participants.store.ts'
import { participants } from '../participants/participants.tables.ts'
import { linkSecret, linkUrl } from '../public-links/add-link.ts'
import { unsealed } from '../public-links/unsealed.ts'
import { presentCode } from './rotating-codes.ts'
import { screenLinkOf } from './sign-in-links.ts'

/** Milliseconds between two looks at least, however many sign in meanwhile. */
const leastGap = 500
/** Milliseconds between two looks while no code changes: the time for signing in may have come. */
const idleGap = 10_000

type Follower = Pick<Context, 'tenant' | 'services' | 'request'>

/** What a screen shows of the sign-in now. */
async function stateNow(
  { tenant, services, request }: Follower,
  channelId: string,
  meetingId: string,
): Promise<SignInState> {
  const secret = await linkSecret(services)
  const { meeting, link, ...people } = await tenant(async (db) => {
    const ofId = and(eq(meetings.channelId, channelId), eq(meetings.id, meetingId))
    const here = ofMeeting(channelId, meetingId, ne(participants.way, ''))
    const minutesAgo = sql<number>`floor(extract(epoch from now() - ${participants.signedInAt}) / 60)::int`
    const row = found((await db.select().from(meetings).where(ofId))[0])
    const [counts] = await db
      .select({ expected: count(), signedIn: sql<number>`(count(*) filter (where ${participants.way} <> ''))::int` })
      .from(participants)
      .where(ofMeeting(channelId, meetingId))
    const wall = await db
      .select({ number: participants.number, name: participants.name, company: participants.company })
      .from(participants)
      .where(here)
      .orderBy(desc(participants.signedInAt), desc(participants.number))
      .limit(mostOnWall)
    const minutes = await db
      .select({ ago: minutesAgo, count: count() })
      .from(participants)
      .where(and(here, gt(participants.signedInAt, sql`now() - make_interval(mins => ${minutesShown})`)))
      .groupBy(minutesAgo)
    const left = row.erased && { expected: row.erased.people, signedIn: row.erased.signedIn }
    return { meeting: row, link: await screenLinkOf(db, channelId, meetingId), counts: left ?? counts, wall, minutes }
  })
  const ofMinute = new Map(people.minutes.map(({ ago, count: signedIn }) => [ago, signedIn]))
  const isOpen = takesSignIns({ ...timesOf(meeting), signInWindow: meeting.signInWindow }, Date.now())
  const token = link && unsealed(secret, link)
  return {
    expected: people.counts?.expected ?? 0,
    signedIn: people.counts?.signedIn ?? 0,
    isOpen,
    hasLink: token !== undefined,
    code: isOpen && link && token !== undefined ? await codeNow(linkUrl(request, services, token), link.id) : null,
    wall: people.wall.map(({ number, name, company }) => ({
      number: number ?? 0,
      name,
      company: meeting.showCompany ? company : '',
    })),
    perMinute: Array.from({ length: minutesShown }, (_, i) => ofMinute.get(minutesShown - 1 - i) ?? 0),
  }

  async function codeNow(url: string, linkId: string) {
    const { code, nextAt } = await presentCode(services, linkId)
    return { url: `${url}?${codeParam}=${code}`, nextAt: new Date(nextAt).toISOString() }
  }
}

export const signInsHandlers: Handlers<{ signIns: typeof signInsContract }>['signIns'] = {
  async follow(context, { params: { meetingId } }) {
    const { session, services, closed } = context
    const channelId = session.channel.id
    // Refuses before a stream is begun.
    await stateNow(context, channelId, meetingId)
    let nextAt = 0
    const changes = meetingChanges(
      services.notifications,
      { channelId, meetingId, what: 'signIns', leastGap, nextLook: () => Math.max(0, nextAt - Date.now()) },
      closed,
    )
    return (async function* () {
      for await (const _ of changes) {
        const state = await stateNow(context, channelId, meetingId)
        nextAt = state.code ? Date.parse(state.code.nextAt) : Date.now() + idleGap
        yield state
      }
    })()
  },
}
