import type { FieldError } from '../../errors/field-error.ts'
import { check } from '../../rules/check.ts'
import { compareUtf8 } from '../compare-utf8.ts'
import { commitmentOf } from '../secret.ts'
import { drawWinners } from './draw.ts'
import { type DrawRecord, type Proof, proof as proofSchema } from './proof.ts'
import { recordHashOf } from './record-chain.ts'
import { rosterHashOf } from './roster.ts'

export type Verified = { readonly ok: true; readonly proof: Proof } | { readonly ok: false; readonly fault: FieldError }

const wrong = (code: FieldError['code'], params: FieldError['params'] = {}): FieldError => ({ code, params })

function rosterFault({ roster }: Proof): FieldError | undefined {
  for (let i = 1; i < roster.length; i += 1) {
    const [before = '', id = ''] = [roster[i - 1]?.id, roster[i]?.id]
    const order = compareUtf8(before, id)
    if (order === 0) return wrong('draw.roster_repeated', { participant: id })
    if (order > 0) return wrong('draw.roster_order', { participant: id })
  }
  return undefined
}

function chainFault({ commitment, records }: Proof): FieldError | undefined {
  let last = commitment
  for (const [i, record] of records.entries()) {
    if (record.prev !== last) return wrong('draw.record_prev', { record: i + 1 })
    if (record.hash !== recordHashOf(record)) return wrong('draw.record_hash', { record: i + 1 })
    if (record.type === 'reveal' && i < records.length - 1) return wrong('draw.after_reveal', { record: i + 2 })
    last = record.hash
  }
  return undefined
}

function drawFault(
  { drawId, roster }: Proof,
  secret: string,
  won: ReadonlySet<string>,
  { round, award, count, entropy, winners, rosterHash }: DrawRecord,
  at: number,
): FieldError | undefined {
  const candidates = roster.flatMap(({ id }) => (won.has(id) ? [] : [id]))
  if (count > candidates.length) return wrong('draw.too_many', { record: at, count, left: candidates.length })
  const expected = drawWinners(candidates, { secret, drawId, round, award, rosterHash, entropy, count })
  const place = expected.findIndex((winner, i) => winner !== winners[i])
  if (place >= 0)
    return wrong('draw.winners', {
      record: at,
      place: place + 1,
      winner: winners[place] ?? '',
      expected: expected[place] ?? '',
    })
  return winners.length > count ? wrong('draw.too_many', { record: at, count: winners.length, left: count }) : undefined
}

function recordsFault(proof: Proof): FieldError | undefined {
  const { commitment, roster, records } = proof
  const end = records.at(-1)
  if (end?.type !== 'reveal') return wrong('draw.not_revealed')
  if (commitmentOf(end.secret) !== commitment) return wrong('draw.commitment')
  const rosterHash = rosterHashOf(roster)
  const won = new Map<string, number>()
  const voided = new Set<string>()
  let rounds = 0
  for (const [i, record] of records.entries()) {
    if (record.type === 'draw') {
      rounds += 1
      if (record.rosterHash !== rosterHash) return wrong('draw.roster_hash', { record: i + 1 })
      if (record.round !== rounds) return wrong('draw.round', { record: i + 1, round: record.round, expected: rounds })
      const fault = drawFault(proof, end.secret, new Set(won.keys()), record, i + 1)
      if (fault) return fault
      for (const winner of record.winners) won.set(winner, record.round)
    }
    if (record.type === 'void') {
      const { participant, round } = record
      if (won.get(participant) !== round || voided.has(participant))
        return wrong('draw.void', { record: i + 1, participant, round })
      voided.add(participant)
    }
  }
  return rounds === 0 ? wrong('draw.nothing_drawn') : undefined
}

/** Checks a proof of the first version that was read as JSON; names the first thing that is wrong, with the number of its record from 1. */
export function verifyProof(value: unknown): Verified {
  const checked = check(proofSchema, value)
  if (!checked.ok) return { ok: false, fault: wrong('draw.shape', { field: Object.keys(checked.errors)[0] ?? '' }) }
  const proof = checked.value
  const fault = rosterFault(proof) ?? chainFault(proof) ?? recordsFault(proof)
  return fault ? { ok: false, fault } : { ok: true, proof }
}
