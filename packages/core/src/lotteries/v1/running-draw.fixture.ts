import { compareUtf8 } from '../compare-utf8.ts'
import { commitmentOf } from '../secret.ts'
import { drawVersion, drawWinners } from './draw.ts'
import type { Proof } from './proof.ts'
import { withRecord } from './record-chain.ts'
import { type RosterLine, rosterHashOf } from './roster.ts'

/** A draw of the first version before its first round. */
export const commitDraw = (drawId: string, participants: readonly RosterLine[], secret: string): Proof => ({
  version: drawVersion,
  drawId,
  commitment: commitmentOf(secret),
  roster: participants.toSorted((a, b) => compareUtf8(a.id, b.id)),
  records: [],
})

export function drawRound(
  proof: Proof,
  secret: string,
  { award, count, entropy }: { award: string; count: number; entropy: string },
): Proof {
  const drawn = proof.records.flatMap((record) => (record.type === 'draw' ? [record.winners] : []))
  const won = new Set(drawn.flat())
  const candidates = proof.roster.flatMap(({ id }) => (won.has(id) ? [] : [id]))
  const rosterHash = rosterHashOf(proof.roster)
  const round = drawn.length + 1
  const { drawId } = proof
  const winners = drawWinners(candidates, { secret, drawId, round, award, rosterHash, entropy, count })
  return withRecord(proof, { type: 'draw', round, award, count, entropy, rosterHash, winners })
}

export function voidWinner(proof: Proof, participant: string, reason: string): Proof {
  const won = proof.records.find((record) => record.type === 'draw' && record.winners.includes(participant))
  if (won?.type !== 'draw') throw new Error(`${participant} has not won.`)
  return withRecord(proof, { type: 'void', round: won.round, participant, reason })
}

export const revealSecret = (proof: Proof, secret: string): Proof => withRecord(proof, { type: 'reveal', secret })
