import type { AnnounceRecord, CloseRecord, OpenRecord, ProofRecord, RosterLine } from './draw-record.ts'
import { chooseFairly, numbersOf } from './fair-numbers.ts'
import { drawVersion } from './draw-record.ts'

/** A round that was announced, as far as it went. */
export interface Round {
  readonly announce: AnnounceRecord
  close?: CloseRecord
  /** Winners that were not voided, those that moved up among them; none before the draw. */
  standing?: string[]
  /** Reserves that have not moved up, in their order. */
  reserves?: string[]
  isAbandoned?: boolean
}

/** Where a draw stands after its records. */
export interface DrawState {
  readonly open: OpenRecord
  readonly rounds: Round[]
  /** Everyone who has won, voided or not, with the round. */
  readonly won: Map<string, number>
  /** The last value that each phone is known to have given, and in which round. */
  readonly given: Map<string, { readonly round: number; readonly value: string }>
  isRevealed: boolean
}

export const stateAtOpen = (open: OpenRecord): DrawState => ({
  open,
  rounds: [],
  won: new Map(),
  given: new Map(),
  isRevealed: false,
})

/** The round that is announced and has neither a result nor been abandoned. */
export function runningRound({ rounds }: DrawState): Round | undefined {
  const last = rounds.at(-1)
  return last && !last.standing && !last.isAbandoned ? last : undefined
}

/** Takes one more record, which the rules allow, into the state. */
export function advance(state: DrawState, record: ProofRecord): void {
  const { rounds, won, given } = state
  const last = rounds.at(-1)
  if (record.type === 'announce') rounds.push({ announce: record })
  if (record.type === 'reveal') state.isRevealed = true
  if (record.type === 'close' && last) {
    last.close = record
    for (const { id, value } of record.locks) given.set(id, { round: record.round, value })
  }
  if (record.type === 'abandon' && last) last.isAbandoned = true
  if (record.type === 'draw' && last) {
    last.standing = [...record.winners]
    last.reserves = [...record.reserves]
    for (const winner of record.winners) won.set(winner, record.round)
  }
  if (record.type === 'void') {
    const round = rounds[record.round - 1]
    if (!round?.standing || !round.reserves) return
    const { participant, replacedBy } = record
    round.standing = round.standing.filter((winner) => winner !== participant)
    if (replacedBy === null) return
    round.standing.push(replacedBy)
    round.reserves = round.reserves.slice(round.reserves.indexOf(replacedBy) + 1)
    won.set(replacedBy, record.round)
  }
}

/** The state after records that were checked before, such as the server's own. */
export function stateOf(records: readonly ProofRecord[]): DrawState | undefined {
  const [open, ...rest] = records
  if (open?.type !== 'open') return undefined
  const state = stateAtOpen(open)
  for (const record of rest) advance(state, record)
  return state
}

/** Those who can be drawn now, in roster order. */
export function candidatesOf({ open, won }: DrawState, roster: readonly RosterLine[]): string[] {
  const leftOut = new Set(open.leftOut)
  return roster.flatMap(({ id }) => (won.has(id) || leftOut.has(id) ? [] : [id]))
}

/** Winners of an award who stand, in the order in which they came. */
export const standingOf = ({ rounds }: DrawState, award: string): string[] =>
  rounds.flatMap(({ announce, standing = [] }) => (announce.award === award ? standing : []))

/** Who moves up when a winner of the round is voided: the next unused reserve who has not won. */
export const nextReserve = ({ won }: DrawState, { reserves = [] }: Round): string | null =>
  reserves.find((id) => !won.has(id)) ?? null

/** How many steps a phone's next value may stand before its last known one, in the round that is announced. */
export const lockSteps = ({ rounds, given }: DrawState, id: string): number =>
  rounds.length - (given.get(id)?.round ?? 0)

/** Whom a closed round chooses among the candidates; `randomness` is the beacon's, hex, if it has one. */
export function chosenIn(
  { announce, close }: Round,
  candidates: readonly string[],
  secret: string,
  randomness: string | undefined,
): { winners: string[]; reserves: string[] } {
  const { count, reserves } = announce
  const message = [drawVersion, close?.hash, randomness ?? '-'].join('\n')
  const chosen = chooseFairly(candidates, count + reserves, numbersOf(secret, message))
  return { winners: chosen.slice(0, count), reserves: chosen.slice(count) }
}
