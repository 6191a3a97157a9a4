import { ProblemError } from '../errors/problem-error.ts'
import { commitmentOf, drawVersion, drawWinners } from './draw.ts'
import type { Proof } from './proof.ts'
import { withRecord } from './record-chain.ts'
import { rosterHashOf, rosterOf } from './roster.ts'

/** Everyone who won in some round, voided or not: none of them is drawn again. */
export const winnersEver = ({ records }: Pick<Proof, 'records'>): Set<string> =>
  new Set(records.flatMap((record) => (record.type === 'draw' ? record.winners : [])))

/** The ids that a further round draws from, in roster order. */
export function candidatesOf(proof: Pick<Proof, 'roster' | 'records'>): string[] {
  const won = winnersEver(proof)
  return proof.roster.flatMap(({ id }) => (won.has(id) ? [] : [id]))
}

/** The number of the next round: 1, 2, … through the whole draw. */
export const nextRoundOf = ({ records }: Pick<Proof, 'records'>): number =>
  records.filter(({ type }) => type === 'draw').length + 1

/** Winners of an award who were not voided, in the order in which they were drawn. */
export function standingWinnersOf({ records }: Pick<Proof, 'records'>, award: string): string[] {
  const voided = new Set(records.flatMap((record) => (record.type === 'void' ? [record.participant] : [])))
  return records
    .flatMap((record) => (record.type === 'draw' && record.award === award ? record.winners : []))
    .filter((winner) => !voided.has(winner))
}

/** Prizes of an award that are still to be drawn: a voided winner gives the count back. */
export const prizesLeftOf = (proof: Pick<Proof, 'records'>, award: string, quantity: number): number =>
  Math.max(0, quantity - standingWinnersOf(proof, award).length)

const isRevealed = ({ records }: Pick<Proof, 'records'>) => records.at(-1)?.type === 'reveal'

const refuseRevealed = (proof: Proof) => {
  if (isRevealed(proof)) throw new ProblemError('lottery.finished')
}

/** Freezes the roster and commits to `secret` (hex): the draw before its first round. */
export const commitDraw = (
  drawId: string,
  participants: Iterable<{ readonly id: string; readonly name: string }>,
  secret: string,
): Proof => ({
  version: drawVersion,
  drawId,
  commitment: commitmentOf(secret),
  roster: rosterOf(participants),
  records: [],
})

/**
 * Draws a round. Throws `lottery.entropy_empty`, `lottery.too_few_left` with how many are `left`, or
 * `lottery.finished`.
 */
export function drawRound(
  proof: Proof,
  secret: string,
  { award, count, entropy }: { award: string; count: number; entropy: string },
): Proof {
  refuseRevealed(proof)
  const called = entropy.toWellFormed().trim().replace(/\s+/gu, ' ')
  if (called === '') throw new ProblemError('lottery.entropy_empty')
  const candidates = candidatesOf(proof)
  if (count > candidates.length) throw new ProblemError('lottery.too_few_left', { params: { left: candidates.length } })
  const { drawId } = proof
  const rosterHash = rosterHashOf(proof.roster)
  const round = nextRoundOf(proof)
  const winners = drawWinners(candidates, { secret, drawId, round, award, rosterHash, entropy: called, count })
  return withRecord(proof, { type: 'draw', round, award, count, entropy: called, rosterHash, winners })
}

/** Voids a winner with a reason. Throws `lottery.not_winner` (also for one voided before) or `lottery.finished`. */
export function voidWinner(proof: Proof, participant: string, reason: string): Proof {
  refuseRevealed(proof)
  const won = proof.records.find((record) => record.type === 'draw' && record.winners.includes(participant))
  const voided = proof.records.some((record) => record.type === 'void' && record.participant === participant)
  if (won?.type !== 'draw' || voided) throw new ProblemError('lottery.not_winner')
  return withRecord(proof, { type: 'void', round: won.round, participant, reason: reason.toWellFormed() })
}

/** Ends the draw by publishing the secret. Throws `lottery.finished`. */
export function revealSecret(proof: Proof, secret: string): Proof {
  refuseRevealed(proof)
  return withRecord(proof, { type: 'reveal', secret })
}
