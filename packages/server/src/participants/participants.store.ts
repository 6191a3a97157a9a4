import { and, eq, ilike, or, type SQL } from 'drizzle-orm'
import { participantsContract } from '@icss/core/participants/participants.contract.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { winners } from '../lotteries/lotteries.tables.ts'
import { entityStore } from '../entities/entity-store.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { publicSessions } from '../public-sessions/public-sessions.tables.ts'
import { occursIn } from '../search/search-condition.ts'
import { entitlementSql, presenceSql } from './participant-state.ts'
import { participants } from './participants.tables.ts'

const escaped = (typed: string) => typed.replace(/[\\%_]/g, String.raw`\$&`)

export const participantsStore = entityStore(participantsContract, {
  table: participants,
  parent: meetings,
  beside: (channelId) => ({ presence: presenceSql, entitlement: entitlementSql(channelId) }),
  filters: {
    q(typed): SQL | undefined {
      if (typed === '') return undefined
      return or(
        occursIn([participants.name, participants.company], typed),
        ilike(participants.phone, `%${escaped(typed)}`),
        eq(participants.code, typed.toLowerCase()),
      )
    },
    presence: (presence) => eq(presenceSql, presence),
    entitlement: (entitlement, channelId) => eq(entitlementSql(channelId), entitlement),
  },
  children: [{ table: publicSessions, of: publicSessions.thingId, where: eq(publicSessions.kind, 'place') }],
  // Ids are in the order of adding.
  orders: { addedAt: [participants.id] },
  async beforeDelete({ db, channelId }, { id }) {
    const ofId = and(eq(winners.channelId, channelId), eq(winners.participantId, id))
    const [won] = await db.select({ id: winners.id }).from(winners).where(ofId).limit(1)
    if (won) throw new ProblemError('participants.in_draw')
  },
  faults: {
    participants_phone: { field: 'phone', code: 'participants.phone_taken' },
    // Raised by a trigger, whoever adds: what was erased is not to come back.
    meeting_erased: { field: 'meetingId', code: 'meeting.erased' },
  },
})

/** The people of a meeting, or those of them that `where` says. */
export const ofMeeting = (channelId: string, meetingId: string, where?: SQL): SQL | undefined =>
  and(eq(participants.channelId, channelId), eq(participants.meetingId, meetingId), where)
