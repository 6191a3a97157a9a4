import { ProblemError } from '../errors/problem-error.ts'
import { applyEvent } from '../machines/apply-event.ts'
import { closedBefore, dueAt, randomnessOf } from './beacon.ts'
import { compareUtf8 } from './compare-utf8.ts'
import {
  type BeaconSource,
  type BeaconValue,
  type DrawAward,
  drawVersion,
  type LockValue,
  noLock,
  type ProofRecord,
  type RosterLine,
} from './draw-record.ts'
import {
  candidatesOf,
  chosenIn,
  type DrawState,
  lockSteps,
  nextReserve,
  type Round,
  runningRound,
  standingOf,
  stateOf,
} from './draw-state.ts'
import { opens } from './lock-chain.ts'
import { type LotteryDrawEvent, lotteryDrawMachine, lotteryDrawStateOf } from './lottery-draw.machine.ts'
import { linkedRecord } from './record-chain.ts'
import { rosterHashOf } from './roster.ts'
import { commitmentOf } from './secret.ts'

/** A draw as it is kept: its roster, and what was recorded so far. */
export interface RunningDraw {
  readonly roster: readonly RosterLine[]
  readonly records: readonly ProofRecord[]
}

/** Refuses what the machine does not allow now; answers where the draw stands. */
export function stepOf({ records }: Pick<RunningDraw, 'records'>, type: LotteryDrawEvent['type']): DrawState {
  const state = stateOf(records)
  if (!state) throw new RangeError('A draw begins with its opening.')
  if (state.isRevealed) throw new ProblemError('lottery.finished')
  const snapshot = lotteryDrawMachine.resolveState({ value: lotteryDrawStateOf(records) })
  if (!applyEvent(lotteryDrawMachine, snapshot, { type })) throw new ProblemError('lottery.wrong_step')
  return state
}

const running = (state: DrawState): Round => {
  const round = runningRound(state)
  if (!round) throw new ProblemError('lottery.wrong_step')
  return round
}

/** The first record of a draw: everything that the operator chooses. */
export function openDraw(
  roster: readonly RosterLine[],
  secret: string,
  opened: {
    readonly drawId: string
    readonly meeting: string
    readonly number: number
    readonly previous: string
    readonly leftOut: readonly string[]
    readonly awards: readonly DrawAward[]
    readonly beacon: BeaconSource | null
  },
  now: number,
): ProofRecord {
  const out = new Set(opened.leftOut)
  if (!roster.some(({ id }) => !out.has(id))) throw new ProblemError('lottery.roster_empty')
  if (opened.awards.length === 0) throw new ProblemError('lottery.no_awards')
  return linkedRecord(
    [],
    {
      type: 'open',
      version: drawVersion,
      ...opened,
      leftOut: opened.leftOut.toSorted(compareUtf8),
      awards: [...opened.awards],
      rosterHash: rosterHashOf(roster),
      commitment: commitmentOf(secret),
    },
    now,
  )
}

/** How many of an award are still to be drawn. */
export const prizesLeftOf = (state: DrawState, { id, number }: Pick<DrawAward, 'id' | 'number'>): number =>
  Math.max(0, number - standingOf(state, id).length)

/** Announces the next round. `beaconRound` is due later than the values of the phones are to be published. */
export function announceRound(
  draw: RunningDraw,
  announced: {
    readonly award: string
    readonly count: number
    readonly reserves: number
    readonly word: string
    readonly beaconRound: number | null
  },
  now: number,
): ProofRecord {
  const state = stepOf(draw, 'announce')
  const award = state.open.awards.find(({ id }) => id === announced.award)
  if (!award) throw new ProblemError('lottery.award_unknown')
  const prizes = prizesLeftOf(state, award)
  if (announced.count > prizes) throw new ProblemError('lottery.too_few_prizes', { params: { left: prizes } })
  const left = candidatesOf(state, draw.roster).length
  if (announced.count + announced.reserves > left) throw new ProblemError('lottery.too_few_left', { params: { left } })
  const word = announced.word.toWellFormed().trim().replace(/\s+/gu, ' ')
  const next = linkedRecord(draw.records, { type: 'announce', round: state.rounds.length + 1, ...announced, word }, now)
  refuseLate(state, announced.beaconRound, next)
  return next
}

/** A beacon that would be known when the phones' values are published decides nothing. */
function refuseLate({ open }: DrawState, beaconRound: number | null, { at }: ProofRecord): void {
  if (open.beacon && beaconRound !== null && Date.parse(at) > dueAt(open.beacon, beaconRound) - closedBefore)
    throw new ProblemError('lottery.closed_late')
}

/** Whether a phone's value is the one before the last that is known of it: what the server takes. */
export function takesValue(draw: RunningDraw, { id, value }: LockValue): boolean {
  const state = stateOf(draw.records)
  const lock = draw.roster.find((line) => line.id === id)?.lock
  if (!state || lock === undefined || lock === noLock) return false
  return opens(state.given.get(id)?.value ?? lock, value, lockSteps(state, id))
}

/** Publishes the values that the phones gave. */
export function closeRound(draw: RunningDraw, locks: readonly LockValue[], now: number): ProofRecord {
  const state = stepOf(draw, 'close')
  const { announce } = running(state)
  const next = linkedRecord(
    draw.records,
    {
      type: 'close',
      round: announce.round,
      locks: locks.map(({ id, value }) => ({ id, value })).sort((a, b) => compareUtf8(a.id, b.id)),
    },
    now,
  )
  refuseLate(state, announce.beaconRound, next)
  return next
}

const beaconOf = ({ announce }: Round, signature: string | null): BeaconValue | null =>
  announce.beaconRound === null || signature === null ? null : { round: announce.beaconRound, signature }

/** Draws the closed round. `signature` is the beacon's, verified by whoever fetched it. */
export function drawRound(draw: RunningDraw, secret: string, signature: string | null, now: number): ProofRecord {
  const state = stepOf(draw, 'draw')
  const round = running(state)
  const { beacon } = state.open
  const value = beaconOf(round, signature)
  if (beacon && (!value || now < dueAt(beacon, value.round))) throw new ProblemError('lottery.beacon_waited')
  const randomness = value ? randomnessOf(value.signature) : undefined
  const chosen = chosenIn(round, candidatesOf(state, draw.roster), secret, randomness)
  return linkedRecord(draw.records, { type: 'draw', round: round.announce.round, beacon: value, ...chosen }, now)
}

/** Gives a round up; `signature` is the beacon's, as soon as it is known. */
export function abandonRound(draw: RunningDraw, reason: string, signature: string | null, now: number): ProofRecord {
  const round = running(stepOf(draw, 'abandon'))
  const beacon = beaconOf(round, signature)
  const { announce } = round
  return linkedRecord(
    draw.records,
    { type: 'abandon', round: announce.round, reason: reason.toWellFormed(), beacon },
    now,
  )
}

/** Voids a winner; the next reserve moves up. Throws `lottery.not_winner`, also for one voided before. */
export function voidWinner(draw: RunningDraw, participant: string, reason: string, now: number): ProofRecord {
  const state = stepOf(draw, 'void')
  const round = state.rounds.find(({ standing }) => standing?.includes(participant))
  if (!round) throw new ProblemError('lottery.not_winner')
  return linkedRecord(
    draw.records,
    {
      type: 'void',
      round: round.announce.round,
      participant,
      reason: reason.toWellFormed(),
      replacedBy: nextReserve(state, round),
    },
    now,
  )
}

/** Ends the draw by publishing the secret. */
export function revealSecret(draw: RunningDraw, secret: string, now: number): ProofRecord {
  stepOf(draw, 'finish')
  return linkedRecord(draw.records, { type: 'reveal', secret }, now)
}
