import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { MeetingDraft } from '@icss/core/meetings/meeting.ts'
import { meetingStateAt } from '@icss/core/meetings/meeting.machine.ts'
import { meetingsContract } from '@icss/core/meetings/meetings.contract.ts'
import { deskHelpers } from '../desk-helpers/desk-helpers.tables.ts'
import { draws, winners } from '../lotteries/lotteries.tables.ts'
import { participants } from '../participants/participants.tables.ts'
import { openingsOf } from '../content-permissions/openings-of.ts'
import { linksOf } from '../public-links/public-link-handlers.ts'
import { entityStore } from '../entities/entity-store.ts'
import { outer } from '../entities/outer.ts'
import { meetingStateSql, timesOf } from './meeting-state.ts'
import { meetingAwards, meetings } from './meetings.tables.ts'
import { personalTraces } from './personal-traces.ts'

type Stored = typeof meetings.$inferSelect

const faultAt = (field: string, code: 'meeting.started' | 'meeting.ended' | 'rule.required') =>
  new ProblemError(code === 'rule.required' ? 'request.invalid' : code, { errors: { [field]: { code, params: {} } } })

const isSameTime = (typed: string, stored: Date | null) =>
  typed === '' ? stored === null : Date.parse(typed) === stored?.getTime()

/** What was announced stays once a meeting has started; the end may be moved until it has come. */
function refuseFrozen(draft: MeetingDraft, stored: Stored): void {
  const times = timesOf(stored)
  if (times.cancelledAt !== null) throw new ProblemError('meeting.cancelled')
  const state = meetingStateAt(times, Date.now())
  if (state === 'notStarted') return
  const code = state === 'ended' ? 'meeting.ended' : 'meeting.started'
  if (draft.name !== stored.name) throw faultAt('name', code)
  if (draft.address !== stored.address) throw faultAt('address', code)
  if (!isSameTime(draft.startAt, stored.startAt)) throw faultAt('startAt', code)
  if (state === 'ended' && !isSameTime(draft.endAt, stored.endAt)) throw faultAt('endAt', code)
}

/** How many people a meeting has, or those of them that `which` says. */
const peopleOf = (channelId: string, which: SQL = sql``) =>
  sql<number>`(select count(*)::int from ${participants} where ${outer(participants.channelId)} = ${channelId}
    and ${outer(participants.meetingId)} = ${outer(meetings.id)} ${which})`

export const meetingsStore = entityStore(meetingsContract, {
  table: meetings,
  searched: ['name'],
  beside: (channelId) => ({
    state: meetingStateSql,
    hasAppSecret: sql<boolean>`${meetings.sealedSecret} is not null`,
    expected: sql<number>`${peopleOf(channelId)} + coalesce((${meetings.erased} ->> 'people')::int, 0)`,
    signedIn: sql<number>`${peopleOf(channelId, sql`and ${outer(participants.way)} <> ''`)}
      + coalesce((${meetings.erased} ->> 'signedIn')::int, 0)`,
    drawn: sql<number>`(select count(*)::int from ${winners} where ${outer(winners.channelId)} = ${channelId}
      and ${outer(winners.meetingId)} = ${outer(meetings.id)} and ${outer(winners.voidedAt)} is null)`,
    awardCount: sql<number>`(select count(*)::int from ${meetingAwards}
      where ${meetingAwards.channelId} = ${channelId} and ${meetingAwards.meetingId} = ${outer(meetings.id)})`,
  }),
  filters: { state: (state) => sql`${meetingStateSql} = ${state}` },
  children: [
    { table: meetingAwards, of: meetingAwards.meetingId },
    { table: participants, of: participants.meetingId },
    { table: deskHelpers, of: deskHelpers.meetingId },
    openingsOf('meeting'),
    linksOf('signIn'),
    linksOf('printedSignIn'),
  ],
  async beforeWrite(_scope, draft, stored) {
    if (stored) refuseFrozen(draft, stored)
    if (!draft.ownPublicAccount) return { sealedSecret: null }
    // The secret that is stored is of the app id that is stored.
    const isKept = Boolean(stored?.sealedSecret) && stored?.appId === draft.appId
    if (draft.appSecret === '' && !isKept) throw faultAt('appSecret', 'rule.required')
    return {}
  },
  async beforeDelete({ db, channelId }, { id, erased }) {
    const [here] = await db
      .select({ id: participants.id })
      .from(participants)
      .where(and(eq(participants.channelId, channelId), eq(participants.meetingId, id), ne(participants.way, '')))
      .limit(1)
    const ofDraws = and(eq(draws.channelId, channelId), eq(draws.meetingId, id))
    const [held] = await db.select({ id: draws.id }).from(draws).where(ofDraws).limit(1)
    if (here || held || (erased?.signedIn ?? 0) > 0) throw new ProblemError('meeting.has_sign_ins')
    const { helperLinks } = personalTraces(db, channelId, id)
    await db.delete(helperLinks.table).where(helperLinks.where)
  },
})
