import { inArray } from 'drizzle-orm'
import type { DrawView } from '@icss/core/lotteries/draws.contract.ts'
import type { RosterWay } from '@icss/core/lotteries/draw-record.ts'
import { dueAt } from '@icss/core/lotteries/beacon.ts'
import { candidatesOf, type DrawState, runningRound, stateOf } from '@icss/core/lotteries/draw-state.ts'
import { lotteryDrawStateOf } from '@icss/core/lotteries/lottery-draw.machine.ts'
import { prizesLeftOf } from '@icss/core/lotteries/running-draw.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Db } from '../database/database.ts'
import { ofMeeting } from '../participants/participants.store.ts'
import { participants } from '../participants/participants.tables.ts'
import { awardsOf } from '../meetings/set-awards.ts'
import { collectedUntil, locksOf, valuesOf } from './lock-values.ts'
import type { KeptDraw } from './kept-draw.ts'

/** Names that a screen rolls at most. */
const mostNames = 200

/** Every so many of the candidates, so that names from all over the roster roll. */
function someOf(ids: readonly string[]): readonly string[] {
  const step = Math.max(1, Math.floor(ids.length / mostNames))
  return ids.filter((_, i) => i % step === 0).slice(0, mostNames)
}

export const dueOf = ({ open }: DrawState, round: number | null): string | null =>
  open.beacon && round !== null ? new Date(dueAt(open.beacon, round)).toISOString() : null

/** The companies of winners by their codes, where the meeting shows them. */
async function companiesOf(db: Db, { stored, meeting }: KeptDraw, codes: readonly string[]) {
  if (!meeting.showCompany || codes.length === 0) return new Map<string | null, string>()
  const people = await db
    .select({ code: participants.code, company: participants.company })
    .from(participants)
    .where(ofMeeting(stored.channelId, meeting.id, inArray(participants.code, [...codes])))
  return new Map(people.map(({ code, company }) => [code, company]))
}

/** What a screen shows of a draw: no reserve before it moves up. */
export async function drawView(db: Db, draw: KeptDraw): Promise<DrawView> {
  const { stored, meeting, roster, records } = draw
  const state = stateOf(records)
  const last = records.at(-1)
  const at = lotteryDrawStateOf(records)
  if (!state || !last || at === 'ready' || at === 'drawn' || at === 'revealed')
    throw new ProblemError('request.not_found')
  const nameOf = new Map(roster.map(({ id, name }) => [id, name]))
  const left = candidatesOf(state, roster)
  const kept = new Map((await awardsOf(db, stored.channelId, meeting.id)).map((award) => [award.id, award]))
  const reasons = new Map(records.flatMap((one) => (one.type === 'void' ? [[one.participant, one.reason]] : [])))
  const companyOf = await companiesOf(db, draw, [...state.won.keys()])
  const announced = runningRound(state) ?? state.rounds.findLast(({ isAbandoned }) => !isAbandoned)
  const awardOf = (round: number) => state.rounds[round - 1]?.announce.award ?? ''
  const byWay = (way: RosterWay) => roster.filter(({ by }) => by === way).length
  const until = collectedUntil(draw)
  const given = until === null ? (announced?.close?.locks.length ?? 0) : (await valuesOf(db, draw)).length
  return {
    id: stored.id,
    meetingId: meeting.id,
    background: meeting.background,
    meeting: state.open.meeting,
    number: stored.number,
    version: records.length,
    state: at,
    hash: last.hash,
    rosterHash: state.open.rosterHash,
    commitment: state.open.commitment,
    hasBeacon: state.open.beacon !== null,
    people: roster.length - state.open.leftOut.length,
    left: left.length,
    names: someOf(left).map((id) => nameOf.get(id) ?? ''),
    awards: state.open.awards.map((award) => ({
      ...award,
      image: kept.get(award.id)?.prizeImage ?? '',
      reserves: kept.get(award.id)?.reserves ?? 0,
      left: prizesLeftOf(state, award),
    })),
    round: announced
      ? {
          round: announced.announce.round,
          award: announced.announce.award,
          count: announced.announce.count,
          word: announced.announce.word,
          dueAt: dueOf(state, announced.announce.beaconRound),
        }
      : null,
    lines: {
      phone: byWay('phone'),
      open: byWay('open'),
      printed: byWay('printed'),
      desk: byWay('desk'),
      hand: byWay('hand'),
    },
    locks: { of: locksOf(draw), given, until: until === null ? null : new Date(until).toISOString() },
    winners: [...state.won].map(([code, round]) => ({
      code,
      name: nameOf.get(code) ?? '',
      company: companyOf.get(code) ?? '',
      award: awardOf(round),
      round,
      voided: reasons.get(code) ?? null,
    })),
  }
}
