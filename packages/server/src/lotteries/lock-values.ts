import { and, eq } from 'drizzle-orm'
import { type LockValue, noLock, type RosterLine } from '@icss/core/lotteries/draw-record.ts'
import { runningRound, stateOf } from '@icss/core/lotteries/draw-state.ts'
import { collectSeconds } from '@icss/core/lotteries/lock-chain.ts'
import type { RunningDraw } from '@icss/core/lotteries/running-draw.ts'
import type { Db } from '../database/database.ts'
import type { KeptDraw } from './kept-draw.ts'
import { lockValues } from './lotteries.tables.ts'

export const hasLocks = (roster: readonly RosterLine[]): boolean => roster.some(({ lock }) => lock !== noLock)

/** Phones in a draw that have a lock. */
export function locksOf({ roster, records }: RunningDraw): number {
  const leftOut = new Set(stateOf(records)?.open.leftOut)
  return roster.filter(({ id, lock }) => lock !== noLock && !leftOut.has(id)).length
}

/** Until when the values of a round are taken, milliseconds since 1970; null while none is announced. */
export function collectedUntil({ records }: RunningDraw): number | null {
  const last = records.at(-1)
  return last?.type === 'announce' ? Date.parse(last.at) + collectSeconds * 1000 : null
}

/** The values that the phones gave for the round that is announced; each was judged when it came. */
export async function valuesOf(db: Db, { stored: { channelId, id }, records }: KeptDraw): Promise<LockValue[]> {
  const state = stateOf(records)
  const round = state && runningRound(state)?.announce.round
  if (round === undefined) return []
  return db
    .select({ id: lockValues.code, value: lockValues.value })
    .from(lockValues)
    .where(and(eq(lockValues.channelId, channelId), eq(lockValues.drawId, id), eq(lockValues.round, round)))
}
