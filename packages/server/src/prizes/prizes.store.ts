import { and, eq, sql } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { PrizeDraft } from '@icss/core/prizes/prize.ts'
import { prizesContract } from '@icss/core/prizes/prizes.contract.ts'
import { entityStore } from '../entities/entity-store.ts'
import type { EntityScope } from '../entities/entity-shape.ts'
import { meetingStateSql } from '../meetings/meeting-state.ts'
import { meetingAwards, meetings } from '../meetings/meetings.tables.ts'
import { prizes } from './prizes.tables.ts'
import { holdingsOf, reservedOf } from './reserved-stock.ts'

/** What people see of a prize: while a meeting that gives it is in progress it stays as it was announced. */
const shown = ['name', 'explanation', 'image', 'link', 'grade'] as const

async function refuseFrozen({ db, channelId }: EntityScope, id: string): Promise<void> {
  const [frozen] = await db
    .select({ id: meetings.id })
    .from(meetingAwards)
    .innerJoin(meetings, and(eq(meetings.channelId, channelId), eq(meetings.id, meetingAwards.meetingId)))
    .where(
      and(
        eq(meetingAwards.channelId, channelId),
        eq(meetingAwards.prizeId, id),
        sql`${meetingStateSql} = 'inProgress'`,
      ),
    )
    .limit(1)
  if (frozen) throw new ProblemError('lottery.prizes_frozen')
}

async function refuseLess({ db, channelId }: EntityScope, id: string, { quantity }: PrizeDraft): Promise<void> {
  const holdings = await holdingsOf(db, channelId, [id])
  const held = holdings.reduce((sum, { number }) => sum + number, 0)
  if (quantity >= held) return
  const params = { held, meetings: holdings.map(({ meeting }) => meeting).join('、') }
  throw new ProblemError('lottery.stock_held', { params, errors: { quantity: { code: 'lottery.stock_held', params } } })
}

export const prizesStore = entityStore(prizesContract, {
  table: prizes,
  bin: { kind: 'prizes', name: 'name' },
  searched: ['name'],
  beside: (channelId) => ({ reserved: reservedOf(channelId) }),
  async beforeWrite(scope, draft, stored) {
    if (!stored) return
    await refuseLess(scope, stored.id, draft)
    if (shown.some((field) => draft[field] !== stored[field])) await refuseFrozen(scope, stored.id)
  },
  async beforeDelete({ db, channelId }, { id }) {
    const rows = await db
      .select({ name: meetings.name })
      .from(meetingAwards)
      .innerJoin(meetings, and(eq(meetings.channelId, channelId), eq(meetings.id, meetingAwards.meetingId)))
      .where(and(eq(meetingAwards.channelId, channelId), eq(meetingAwards.prizeId, id)))
      .orderBy(meetings.startAt, meetings.id)
    if (rows.length > 0)
      throw new ProblemError('lottery.prize_held', { params: { meetings: rows.map(({ name }) => name).join('、') } })
  },
})
