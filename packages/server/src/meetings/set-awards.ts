import { and, asc, eq, inArray } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { meetingStateAt } from '@icss/core/meetings/meeting.machine.ts'
import type { MeetingAwards, meetingsContract } from '@icss/core/meetings/meetings.contract.ts'
import type { AwardDraft } from '@icss/core/prizes/prize.ts'
import type { Db } from '../database/database.ts'
import { isUuid, uuid } from '../database/uuids.ts'
import type { Handler } from '../http/handler.ts'
import { found } from '../http/refuse.ts'
import { prizes } from '../prizes/prizes.tables.ts'
import { holdingsOf } from '../prizes/reserved-stock.ts'
import { timesOf } from './meeting-state.ts'
import { meetingAwards, meetings } from './meetings.tables.ts'
import { meetingsStore } from './meetings.store.ts'

const ofMeeting = (channelId: string, meetingId: string) =>
  and(eq(meetingAwards.channelId, channelId), eq(meetingAwards.meetingId, meetingId))

/** The awards of a meeting with their prizes, in their order. */
export async function awardsOf(db: Db, channelId: string, meetingId: string) {
  return db
    .select({
      id: meetingAwards.id,
      name: meetingAwards.name,
      prizeId: meetingAwards.prizeId,
      number: meetingAwards.number,
      reserves: meetingAwards.reserves,
      prizeName: prizes.name,
      prizeImage: prizes.image,
      grade: prizes.grade,
    })
    .from(meetingAwards)
    .innerJoin(prizes, and(eq(prizes.channelId, channelId), eq(prizes.id, meetingAwards.prizeId)))
    .where(ofMeeting(channelId, meetingId))
    .orderBy(asc(meetingAwards.place))
}

const faultAt = (i: number, field: string, code: 'lottery.prize_missing' | 'lottery.stock_short', params = {}) =>
  new ProblemError(code, { params, errors: { [`awards.${i}.${field}`]: { code, params } } })

/**
 * Puts awards in the place of a meeting's. Their prizes are locked in the order of ids, so that the stock holds whoever
 * else sets theirs meanwhile.
 */
export async function replaceAwards(
  db: Db,
  channelId: string,
  meetingId: string,
  awards: readonly AwardDraft[],
): Promise<void> {
  const missing = awards.findIndex(({ prizeId }) => !isUuid(prizeId))
  if (missing >= 0) throw faultAt(missing, 'prizeId', 'lottery.prize_missing')
  const ids = awards.map(({ prizeId }) => prizeId)
  const locked =
    ids.length === 0
      ? []
      : await db
          .select({ id: prizes.id, name: prizes.name, quantity: prizes.quantity })
          .from(prizes)
          .where(and(eq(prizes.channelId, channelId), inArray(prizes.id, ids)))
          .orderBy(asc(prizes.id))
          .for('update')
  const prizeOf = new Map(locked.map((prize) => [prize.id, prize]))
  const others = new Map<string, number>()
  for (const { prizeId, number } of await holdingsOf(db, channelId, ids, meetingId))
    others.set(prizeId, (others.get(prizeId) ?? 0) + number)
  for (const [i, { prizeId, number }] of awards.entries()) {
    const prize = prizeOf.get(prizeId.toLowerCase())
    if (!prize) throw faultAt(i, 'prizeId', 'lottery.prize_missing')
    const left = Math.max(0, prize.quantity - (others.get(prize.id) ?? 0))
    if (number > left) throw faultAt(i, 'number', 'lottery.stock_short', { prize: prize.name, left })
  }
  await db.delete(meetingAwards).where(ofMeeting(channelId, meetingId))
  if (awards.length > 0)
    await db
      .insert(meetingAwards)
      .values(awards.map((award, place) => ({ channelId, id: uuid(), meetingId, place, ...award })))
}

const shown = async (db: Db, channelId: string, id: string): Promise<MeetingAwards> => {
  const { version } = await meetingsStore.show(db, channelId, id)
  return { version, items: await awardsOf(db, channelId, id) }
}

export const showAwards: Handler<typeof meetingsContract.awards> = ({ session, tenant }, { params }) =>
  tenant((db) => shown(db, session.channel.id, params.id))

export const setAwards: Handler<typeof meetingsContract.setAwards> = (
  { session, tenant },
  { params: { id }, query: { version }, body: { awards } },
) => {
  const channelId = session.channel.id
  return tenant(async (db) => {
    const ofId = and(eq(meetings.channelId, channelId), eq(meetings.id, id))
    const stored = found((await db.select().from(meetings).where(ofId).for('update'))[0])
    if (stored.version !== version) throw new ProblemError('request.conflict')
    if (stored.cancelledAt) throw new ProblemError('meeting.cancelled')
    if (meetingStateAt(timesOf(stored), Date.now()) !== 'notStarted') throw new ProblemError('lottery.prizes_frozen')
    await replaceAwards(db, channelId, stored.id, awards)
    await db
      .update(meetings)
      .set({ version: version + 1, updatedAt: new Date() })
      .where(ofId)
    return shown(db, channelId, stored.id)
  })
}
