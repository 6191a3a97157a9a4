import { and, desc, eq } from 'drizzle-orm'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { noLock } from '@icss/core/lotteries/draw-record.ts'
import { runningRound, stateOf } from '@icss/core/lotteries/draw-state.ts'
import { isLockValue } from '@icss/core/lotteries/lock-chain.ts'
import { lotteryDrawStateOf } from '@icss/core/lotteries/lottery-draw.machine.ts'
import type { PhoneDraw } from '@icss/core/lotteries/phone-draw.ts'
import { takesValue } from '@icss/core/lotteries/running-draw.ts'
import type { Db } from '../database/database.ts'
import { dueOf } from '../lotteries/draw-view.ts'
import { frozenRoster } from '../lotteries/frozen-roster.ts'
import { recordsOf } from '../lotteries/kept-draw.ts'
import { draws, lockValues } from '../lotteries/lotteries.tables.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { participants } from '../participants/participants.tables.ts'
import type { SessionVisit } from '../public-links/visit.ts'

/** Who stands in the draws of a meeting. */
async function personOf(db: Db, { channelId, thingId }: SessionVisit) {
  const [person] = await db
    .select({ meetingId: participants.meetingId, code: participants.code, lock: participants.lock })
    .from(participants)
    .where(and(eq(participants.channelId, channelId), eq(participants.id, thingId)))
  if (!person) throw new ProblemError('public_session.needed')
  return { ...person, code: person.code ?? '' }
}

/** The value that a phone gave for a round. */
const valueOf = (channelId: string, drawId: string, round: number, code: string) =>
  and(
    eq(lockValues.channelId, channelId),
    eq(lockValues.drawId, drawId),
    eq(lockValues.round, round),
    eq(lockValues.code, code),
  )

/** The latest draw of the meeting, as somebody's phone sees it. */
export async function phoneDrawOf(db: Db, visit: SessionVisit): Promise<PhoneDraw | null> {
  const { channelId } = visit
  const { meetingId, code } = await personOf(db, visit)
  const [draw] = await db
    .select({ id: draws.id, number: draws.number })
    .from(draws)
    .where(and(eq(draws.channelId, channelId), eq(draws.meetingId, meetingId)))
    .orderBy(desc(draws.number))
    .limit(1)
  if (!draw) return null
  const records = await recordsOf(db, channelId, draw.id)
  const state = stateOf(records)
  const at = lotteryDrawStateOf(records)
  if (!state || at === 'ready' || at === 'drawn' || at === 'revealed') return null
  const line = (await frozenRoster(db, channelId, draw.id)).get(code) ?? null
  const running = runningRound(state) ?? state.rounds.findLast(({ isAbandoned }) => !isAbandoned)
  const announce = running?.announce
  const [given] = announce
    ? await db
        .select({ code: lockValues.code })
        .from(lockValues)
        .where(valueOf(channelId, draw.id, announce.round, code))
    : []
  return {
    id: draw.id,
    number: draw.number,
    state: at,
    hash: records.at(-1)?.hash ?? '',
    line,
    round: announce
      ? {
          round: announce.round,
          award: announce.award,
          count: announce.count,
          word: announce.word,
          dueAt: dueOf(state, announce.beaconRound),
        }
      : null,
    wantsValue:
      at === 'announced' && line !== null && line.lock !== noLock && !state.open.leftOut.includes(code) && !given,
    records: records.map(({ hash }) => hash),
  }
}

interface Given {
  readonly drawId: string
  readonly round: number
  readonly value: string
}

/**
 * Takes the value of a phone while its round is announced. The meeting is held meanwhile, so that a value which was taken
 * is in the record that closes the round.
 */
export async function takeValue(db: Db, visit: SessionVisit, { drawId, round, value }: Given): Promise<void> {
  const { channelId, thingId } = visit
  const refused = new ProblemError('lottery.value_refused')
  if (!isLockValue(value)) throw refused
  const { meetingId, code, lock } = await personOf(db, visit)
  await db
    .select({ id: meetings.id })
    .from(meetings)
    .where(and(eq(meetings.channelId, channelId), eq(meetings.id, meetingId)))
    .for('share')
  const [draw] = await db
    .select({ id: draws.id })
    .from(draws)
    .where(and(eq(draws.channelId, channelId), eq(draws.meetingId, meetingId), eq(draws.id, drawId)))
  const line = draw && (await frozenRoster(db, channelId, drawId)).get(code)
  const records = line ? await recordsOf(db, channelId, drawId) : []
  const state = stateOf(records)
  const announced = state && lotteryDrawStateOf(records) === 'announced' ? runningRound(state) : undefined
  if (!line || !state || announced?.announce.round !== round || state.open.leftOut.includes(code)) throw refused
  if (!takesValue({ roster: [line], records }, { id: code, value })) throw refused
  await db.insert(lockValues).values({ channelId, drawId, round, code, value }).onConflictDoNothing()
  // Its values are known now: a later draw needs another lock.
  if (lock !== null && lock === line.lock)
    await db
      .update(participants)
      .set({ lock: null })
      .where(and(eq(participants.channelId, channelId), eq(participants.id, thingId)))
}
