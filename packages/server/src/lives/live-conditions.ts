import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import { listStateOf, liveStatuses } from '@icss/core/lives/live.ts'
import type { LiveListQuery } from '@icss/core/lives/lives.contract.ts'
import { pinyinOf } from '../database/pinyin-order.ts'
import { searchCondition } from '../search/search-condition.ts'
import { lives } from './lives.tables.ts'

/** What narrows a list or an export of lives. */
type LiveFilters = Pick<LiveListQuery, 'q' | 'state' | 'type'>

/** What a query of lives asks of those of `channelId`. */
export const liveConditions = ({ q, state, type }: LiveFilters, channelId: string): (SQL | undefined)[] => [
  searchCondition(channelId, q, { grams: lives.grams, texts: [lives.name] }),
  state &&
    inArray(
      lives.status,
      liveStatuses.filter((status) => listStateOf(status) === state),
    ),
  type && eq(lives.type, type),
]

export const liveOrders: Readonly<Record<LiveListQuery['sort'], readonly SQL[]>> = {
  startAt: [asc(lives.startAt), asc(lives.id)],
  '-startAt': [desc(lives.startAt), desc(lives.id)],
  name: [asc(pinyinOf(lives.name)), asc(lives.id)],
  '-name': [desc(pinyinOf(lives.name)), desc(lives.id)],
}
