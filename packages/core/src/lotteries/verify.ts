import type { FieldError } from '../errors/field-error.ts'
import { check } from '../rules/check.ts'
import { closedBefore, dueAt, isKnownBeacon, isSignedByBeacon, randomnessOf } from './beacon.ts'
import { compareUtf8 } from './compare-utf8.ts'
import {
  type AnnounceRecord,
  type BeaconValue,
  type CloseRecord,
  type DrawRecord,
  drawVersion,
  noLock,
  type OpenRecord,
  type Proof,
  type ProofRecord,
  proof as proofSchema,
  type RosterLine,
  type VoidRecord,
} from './draw-record.ts'
import {
  advance,
  candidatesOf,
  chosenIn,
  type DrawState,
  lockSteps,
  nextReserve,
  runningRound,
  standingOf,
  stateAtOpen,
} from './draw-state.ts'
import { opens } from './lock-chain.ts'
import { nothingBefore, recordHashOf } from './record-chain.ts'
import { rosterHashOf } from './roster.ts'
import { commitmentOf } from './secret.ts'
import { drawVersion as firstVersion } from './v1/draw.ts'
import type { Proof as FirstProof } from './v1/proof.ts'
import { verifyProof as verifyFirst } from './v1/verify.ts'

export type Verified<P> = { readonly ok: true; readonly proof: P } | { readonly ok: false; readonly fault: FieldError }

const wrong = (code: FieldError['code'], params: FieldError['params'] = {}): FieldError => ({ code, params })

/** The first place where texts are not in the order of their bytes, or one is there twice. */
function orderFault(ids: readonly string[]): { id: string; isRepeated: boolean } | undefined {
  for (let i = 1; i < ids.length; i += 1) {
    const [before = '', id = ''] = [ids[i - 1], ids[i]]
    const order = compareUtf8(before, id)
    if (order >= 0) return { id, isRepeated: order === 0 }
  }
  return undefined
}

function rosterFault(roster: readonly RosterLine[]): FieldError | undefined {
  const fault = orderFault(roster.map(({ id }) => id))
  if (!fault) return undefined
  return wrong(fault.isRepeated ? 'draw.roster_repeated' : 'draw.roster_order', { participant: fault.id })
}

function openFault(open: OpenRecord, roster: readonly RosterLine[]): FieldError | undefined {
  const { number, previous, leftOut, awards, beacon } = open
  if ((number === 1) !== (previous === nothingBefore)) return wrong('draw.previous', { record: 1 })
  if (orderFault(leftOut) || (number === 1 && leftOut.length > 0)) return wrong('draw.left_out', { record: 1 })
  if (new Set(awards.map(({ id }) => id)).size < awards.length) return wrong('draw.awards', { record: 1 })
  if (open.rosterHash !== rosterHashOf(roster)) return wrong('draw.roster_hash', { record: 1 })
  if (beacon && isKnownBeacon(beacon) === undefined) return wrong('draw.beacon_times', { record: 1 })
  return undefined
}

/** One record of a proof, with where the draw stands before it. */
interface Step<R extends ProofRecord> {
  readonly state: DrawState
  readonly roster: readonly RosterLine[]
  /** Hex; none when the proof ends without it, or with another than the one promised. */
  readonly secret: string | undefined
  readonly record: R
  /** From 1. */
  readonly at: number
}

function announceFault({ state, roster, record, at }: Step<AnnounceRecord>): FieldError | undefined {
  const { round, award, count, reserves, beaconRound } = record
  const expected = state.rounds.length + 1
  if (round !== expected) return wrong('draw.round', { record: at, round, expected })
  const opened = state.open.awards.find(({ id }) => id === award)
  if (!opened) return wrong('draw.award', { record: at, award })
  const prizes = opened.number - standingOf(state, award).length
  if (count > prizes) return wrong('draw.too_many', { record: at, count, left: prizes })
  const { length: left } = candidatesOf(state, roster)
  if (count + reserves > left) return wrong('draw.too_many', { record: at, count: count + reserves, left })
  if ((beaconRound === null) !== (state.open.beacon === null)) return wrong('draw.beacon_round', { record: at, round })
  return undefined
}

function closeFault({ state, roster, record, at }: Step<CloseRecord>, round: AnnounceRecord): FieldError | undefined {
  const { beacon } = state.open
  if (beacon && round.beaconRound !== null && Date.parse(record.at) > dueAt(beacon, round.beaconRound) - closedBefore)
    return wrong('draw.closed_late', { record: at, round: record.round })
  const order = orderFault(record.locks.map(({ id }) => id))
  if (order) return wrong('draw.lock_order', { record: at, participant: order.id })
  const locks = new Map(roster.map(({ id, lock }) => [id, lock]))
  for (const { id, value } of record.locks) {
    const lock = locks.get(id) ?? noLock
    if (lock === noLock || !opens(state.given.get(id)?.value ?? lock, value, lockSteps(state, id)))
      return wrong('draw.lock', { record: at, participant: id })
  }
  return undefined
}

/** What is wrong with what the beacon is said to have said, of whichever record. */
async function beaconFault(
  { state, record, at }: Step<ProofRecord>,
  value: BeaconValue | null,
  announced: number | null,
): Promise<FieldError | undefined> {
  const { beacon } = state.open
  if (!value) return undefined
  if (!beacon || value.round !== announced) return wrong('draw.beacon_round', { record: at, round: value.round })
  if (Date.parse(record.at) < dueAt(beacon, value.round)) return wrong('draw.early', { record: at })
  if (!(await isSignedByBeacon(beacon.publicKey, value.round, value.signature)))
    return wrong('draw.signature', { record: at })
  return undefined
}

const placeFault = (at: number, given: readonly string[], expected: readonly string[]): FieldError | undefined => {
  const places = Math.max(given.length, expected.length)
  for (let i = 0; i < places; i += 1)
    if (given[i] !== expected[i])
      return wrong('draw.winners', { record: at, place: i + 1, winner: given[i] ?? '-', expected: expected[i] ?? '-' })
  return undefined
}

async function drawFault(step: Step<DrawRecord>): Promise<FieldError | undefined> {
  const { state, roster, secret, record, at } = step
  const round = runningRound(state)
  const announced = round?.announce.beaconRound ?? null
  if ((record.beacon === null) !== (announced === null)) return wrong('draw.beacon_round', { record: at, round: 0 })
  const fault = await beaconFault(step, record.beacon, announced)
  if (fault || !round || secret === undefined) return fault
  const randomness = record.beacon ? randomnessOf(record.beacon.signature) : undefined
  const { winners, reserves } = chosenIn(round, candidatesOf(state, roster), secret, randomness)
  return (
    placeFault(at, [...record.winners, ...record.reserves], [...winners, ...reserves]) ??
    (record.winners.length === winners.length
      ? undefined
      : wrong('draw.too_many', { record: at, count: record.winners.length, left: winners.length }))
  )
}

function voidFault({ state, record, at }: Step<VoidRecord>): FieldError | undefined {
  const { participant, replacedBy } = record
  const round = state.rounds[record.round - 1]
  if (!round?.standing?.includes(participant))
    return wrong('draw.void', { record: at, participant, round: record.round })
  const expected = nextReserve(state, round)
  return replacedBy === expected
    ? undefined
    : wrong('draw.replacement', { record: at, participant: replacedBy ?? '-', expected: expected ?? '-' })
}

/** Which records may follow: a round runs from its announcement to its result, and nothing else happens meanwhile. */
function isInTurn(state: DrawState, record: ProofRecord): boolean {
  const round = runningRound(state)
  if (record.type === 'close') return round !== undefined && !round.close
  if (record.type === 'draw') return round?.close !== undefined
  if (record.type === 'abandon') return round !== undefined
  return round === undefined && record.type !== 'open'
}

async function recordFault(step: Step<ProofRecord>): Promise<FieldError | undefined> {
  const { state, record, at } = step
  if (!isInTurn(state, record)) return wrong('draw.turn', { record: at })
  const round = runningRound(state)
  if (round && 'round' in record && record.round !== round.announce.round)
    return wrong('draw.round', { record: at, round: record.round, expected: round.announce.round })
  if (record.type === 'announce') return announceFault({ ...step, record })
  if (record.type === 'close' && round) return closeFault({ ...step, record }, round.announce)
  if (record.type === 'draw') return drawFault({ ...step, record })
  if (record.type === 'abandon') return beaconFault(step, record.beacon, round?.announce.beaconRound ?? null)
  if (record.type === 'void') return voidFault({ ...step, record })
  return undefined
}

function linkFault(record: ProofRecord, before: ProofRecord | undefined, at: number): FieldError | undefined {
  if (before?.type === 'reveal') return wrong('draw.after_reveal', { record: at })
  if (record.prev !== (before?.hash ?? nothingBefore)) return wrong('draw.record_prev', { record: at })
  if (record.hash !== recordHashOf(record)) return wrong('draw.record_hash', { record: at })
  if (before && Date.parse(record.at) < Date.parse(before.at)) return wrong('draw.time', { record: at })
  return undefined
}

async function chainFault({ roster, records }: Proof): Promise<FieldError | undefined> {
  const [open] = records
  if (open?.type !== 'open') return wrong('draw.not_opened')
  const end = records.at(-1)
  const revealed = end?.type === 'reveal' ? end.secret : undefined
  const holds = revealed !== undefined && commitmentOf(revealed) === open.commitment
  const state = stateAtOpen(open)
  for (const [i, record] of records.entries()) {
    const at = i + 1
    const fault =
      linkFault(record, records[i - 1], at) ??
      (i === 0
        ? openFault(open, roster)
        : await recordFault({ state, roster, secret: holds ? revealed : undefined, record, at }))
    if (fault) return fault
    advance(state, record)
  }
  if (revealed === undefined) return wrong('draw.not_revealed')
  return holds ? undefined : wrong('draw.commitment', { record: records.length })
}

/** Checks a proof that was read as JSON; names the first thing that is wrong, with the number of its record from 1. */
export async function verifyProof(value: unknown): Promise<Verified<Proof>> {
  const checked = check(proofSchema, value)
  if (!checked.ok) return { ok: false, fault: wrong('draw.shape', { field: Object.keys(checked.errors)[0] ?? '' }) }
  const { value: proof } = checked
  const fault = rosterFault(proof.roster) ?? (await chainFault(proof))
  return fault ? { ok: false, fault } : { ok: true, proof }
}

const versionOf = (value: unknown): unknown => (value as { version?: unknown } | null | undefined)?.version

/** Checks the text of a proof file of either version. Needs no server. */
export async function verifyProofText(text: string): Promise<Verified<Proof | FirstProof>> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { ok: false, fault: wrong('draw.not_json') }
  }
  const version = versionOf(value)
  if (version === firstVersion) return verifyFirst(value)
  if (typeof version === 'string' && version !== drawVersion)
    return { ok: false, fault: wrong('draw.version', { version: version.slice(0, 40), expected: drawVersion }) }
  return verifyProof(value)
}
