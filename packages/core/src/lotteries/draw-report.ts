import { dueAt, isKnownBeacon, randomnessOf } from './beacon.ts'
import type { AbandonRecord, Proof, RosterLine, RosterWay } from './draw-record.ts'
import { advance, candidatesOf, chosenIn, type DrawState, runningRound, stateAtOpen } from './draw-state.ts'

/** What a round rests on, the strongest first. */
export const strengths = ['public', 'unknown', 'phones', 'word'] as const

/** `given` of `of` phones opened their lock in the round. */
export interface Strength {
  readonly kind: (typeof strengths)[number]
  readonly given: number
  readonly of: number
}

export interface Named {
  readonly id: string
  readonly name: string
}

export interface ReportedVoid {
  readonly round: number
  readonly participant: Named
  readonly reason: string
  readonly replacedBy: Named | undefined
}

/** A round that was drawn. */
export interface ReportedRound {
  readonly round: number
  readonly award: string
  readonly prize: string
  readonly word: string
  /** Seconds from the announcement until the beacon was due, where one decided. */
  readonly beaconSeconds: number | undefined
  /** As drawn; who was voided, and who moved up, stands in the voids. */
  readonly winners: readonly (Named & { readonly isVoided: boolean })[]
  readonly strength: Strength
}

/** A round that was given up. `isLate`: it could be known what it would have chosen. */
export interface AbandonedRound {
  readonly round: number
  readonly award: string
  readonly reason: string
  readonly isLate: boolean
  /** Whom it would have chosen, where that can be reckoned. */
  readonly wouldHaveWon: readonly Named[] | undefined
}

/** What a proof that holds says in words: which draw it is, what could have been misused, how strong each round is. */
export interface DrawReport {
  readonly drawId: string
  readonly meeting: string
  /** Which draw of the meeting; the others should be asked for. */
  readonly number: number
  readonly participants: number
  readonly leftOut: number
  readonly ways: Readonly<Record<RosterWay, number>>
  readonly locks: number
  readonly abandoned: readonly AbandonedRound[]
  readonly voids: readonly ReportedVoid[]
  readonly rounds: readonly ReportedRound[]
  /** Winners who stand, by award in the order of the opening. */
  readonly awards: readonly {
    readonly id: string
    readonly name: string
    readonly prize: string
    readonly number: number
    readonly winners: readonly Named[]
  }[]
}

interface Before {
  readonly state: DrawState
  readonly roster: readonly RosterLine[]
  readonly secret: string
}

function abandonedBy(
  { state, roster, secret }: Before,
  record: AbandonRecord,
): {
  isLate: boolean
  chosen: readonly string[] | undefined
} {
  const { beacon } = state.open
  const round = runningRound(state)
  if (!round) return { isLate: false, chosen: undefined }
  const { beaconRound } = round.announce
  const isLate =
    beacon && beaconRound !== null ? Date.parse(record.at) >= dueAt(beacon, beaconRound) : round.close !== undefined
  const isKnown = round.close !== undefined && (!beacon || record.beacon !== null)
  if (!isKnown) return { isLate, chosen: undefined }
  const randomness = record.beacon ? randomnessOf(record.beacon.signature) : undefined
  return { isLate, chosen: chosenIn(round, candidatesOf(state, roster), secret, randomness).winners }
}

/** The report of a proof that was verified. */
export function reportOf({ roster, records }: Proof): DrawReport {
  const [open] = records
  const end = records.at(-1)
  if (open?.type !== 'open' || end?.type !== 'reveal') throw new RangeError('Only a proof that holds is reported.')
  const state = stateAtOpen(open)
  const names = new Map(roster.map(({ id, name }) => [id, name]))
  const named = (id: string): Named => ({ id, name: names.get(id) ?? '' })
  const awards = new Map(open.awards.map((award) => [award.id, award]))
  const nameOf = (id: string | undefined) => awards.get(id ?? '')?.name ?? ''
  const kindOf = (given: number): Strength['kind'] => {
    if (open.beacon) return isKnownBeacon(open.beacon) ? 'public' : 'unknown'
    return given > 0 ? 'phones' : 'word'
  }
  const voided = new Set(records.flatMap((record) => (record.type === 'void' ? [record.participant] : [])))
  const abandoned: AbandonedRound[] = []
  const voids: ReportedVoid[] = []
  const rounds: ReportedRound[] = []
  for (const record of records.slice(1)) {
    const round = runningRound(state)
    if (record.type === 'abandon') {
      const { isLate, chosen } = abandonedBy({ state, roster, secret: end.secret }, record)
      const award = nameOf(round?.announce.award)
      abandoned.push({ round: record.round, award, reason: record.reason, isLate, wouldHaveWon: chosen?.map(named) })
    }
    if (record.type === 'void') {
      const { participant, reason, replacedBy } = record
      voids.push({
        round: record.round,
        participant: named(participant),
        reason,
        replacedBy: replacedBy === null ? undefined : named(replacedBy),
      })
    }
    if (record.type === 'draw' && round) {
      const { award, word, beaconRound, at } = round.announce
      const due = open.beacon && beaconRound !== null ? dueAt(open.beacon, beaconRound) : undefined
      const given = round.close?.locks.length ?? 0
      rounds.push({
        round: record.round,
        award: nameOf(award),
        prize: awards.get(award)?.prize ?? '',
        word,
        beaconSeconds: due === undefined ? undefined : Math.round((due - Date.parse(at)) / 1000),
        winners: record.winners.map((id) => ({ ...named(id), isVoided: voided.has(id) })),
        strength: { kind: kindOf(given), given, of: roster.length },
      })
    }
    advance(state, record)
  }
  const ways: Record<RosterWay, number> = { phone: 0, open: 0, printed: 0, desk: 0, hand: 0 }
  for (const { by } of roster) ways[by] += 1
  return {
    drawId: open.drawId,
    meeting: open.meeting,
    number: open.number,
    participants: roster.length,
    leftOut: open.leftOut.length,
    ways,
    locks: roster.filter(({ lock }) => lock !== '-').length,
    abandoned,
    voids,
    rounds,
    awards: open.awards.map(({ id, name, prize, number }) => ({
      id,
      name,
      prize,
      number,
      winners: state.rounds
        .filter(({ announce }) => announce.award === id)
        .flatMap(({ standing = [] }) => standing.map(named)),
    })),
  }
}
