import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { catalogueEn } from '../../errors/catalogue.en.ts'
import { catalogueZh } from '../../errors/catalogue.zh.ts'
import { wordError } from '../../errors/wording.ts'
import vector from './draw-vector.json' with { type: 'json' }
import type { Proof } from './proof.ts'
import { recordHashOf, withRecord } from './record-chain.ts'
import { commitDraw, drawRound, revealSecret, voidWinner } from './running-draw.fixture.ts'
import { verifyProof } from './verify.ts'

const given = vector as unknown as Proof
const secret = 'ab'.repeat(32)

const codeOf = (value: unknown) => {
  const verified = verifyProof(value)
  return verified.ok ? 'ok' : verified.fault
}

/** A proof whose chain is in order again after a change, as a forger would leave it. */
function relinked(proof: Proof): Proof {
  let linked: Proof = { ...proof, records: [] }
  for (const { prev: _, hash: __, ...record } of proof.records) linked = withRecord(linked, record)
  return linked
}

const changed = (change: (proof: Proof) => unknown): Proof => {
  const copy = structuredClone(given)
  change(copy)
  return copy
}

const record = (proof: Proof, index: number) => proof.records[index] as unknown as Record<string, unknown>

test('the proof of the specification holds', () => {
  expect(codeOf(given)).toBe('ok')
})

test('the first thing wrong is named, with the number of its record', () => {
  const cases: [Proof | unknown, unknown][] = [
    [null, { code: 'draw.shape', params: { field: '' } }],
    [
      { ...given, commitment: 'xyz' },
      { code: 'draw.shape', params: { field: 'commitment' } },
    ],
    [
      { ...given, more: 1 },
      { code: 'draw.shape', params: { field: 'more' } },
    ],
    [changed((p) => (record(p, 0).award = 'a\nb')), { code: 'draw.shape', params: { field: 'records.0.award' } }],
    [changed((p) => (record(p, 0).entropy = 'a\tb')), { code: 'draw.shape', params: { field: 'records.0.entropy' } }],
    [
      changed((p) => (record(p, 1).participant = '\ud800')),
      { code: 'draw.shape', params: { field: 'records.1.participant' } },
    ],
    [
      { ...given, drawId: '' },
      { code: 'draw.shape', params: { field: 'drawId' } },
    ],
    [changed((p) => (record(p, 0).count = 1.5)), { code: 'draw.shape', params: { field: 'records.0.count' } }],
    [
      { ...given, roster: given.roster.toReversed() },
      { code: 'draw.roster_order', params: { participant: 'p079190' } },
    ],
    [
      changed((p) => p.roster.splice(1, 0, { id: 'p000000', name: '王*' })),
      { code: 'draw.roster_repeated', params: { participant: 'p000000' } },
    ],
    [
      { ...given, commitment: '0'.repeat(64) },
      { code: 'draw.record_prev', params: { record: 1 } },
    ],
    [changed((p) => p.records.splice(1, 1)), { code: 'draw.record_prev', params: { record: 2 } }],
    [changed((p) => (record(p, 1).reason = 'left')), { code: 'draw.record_hash', params: { record: 2 } }],
    [changed((p) => p.records.pop()), { code: 'draw.not_revealed', params: {} }],
    [
      withRecord(given, { type: 'void', round: 3, participant: 'p087109', reason: '' }),
      { code: 'draw.after_reveal', params: { record: 6 } },
    ],
    [
      { ...given, roster: given.roster.slice(1) },
      { code: 'draw.roster_hash', params: { record: 1 } },
    ],
    [relinked(changed((p) => (record(p, 4).secret = secret))), { code: 'draw.commitment', params: {} }],
    [
      relinked(changed((p) => (record(p, 2).round = 3))),
      { code: 'draw.round', params: { record: 3, round: 3, expected: 2 } },
    ],
    [
      relinked(changed((p) => (record(p, 0).winners as string[]).splice(1, 1, 'p000000'))),
      { code: 'draw.winners', params: { record: 1, place: 2, winner: 'p000000', expected: 'p023757' } },
    ],
    [
      relinked(changed((p) => (record(p, 3).winners = []))),
      { code: 'draw.winners', params: { record: 4, place: 1, winner: '', expected: 'p087109' } },
    ],
    [
      relinked(changed((p) => (record(p, 3).winners as string[]).push('p000000'))),
      { code: 'draw.too_many', params: { record: 4, count: 2, left: 1 } },
    ],
    [
      relinked(changed((p) => (record(p, 3).count = 9))),
      { code: 'draw.too_many', params: { record: 4, count: 9, left: 8 } },
    ],
    [
      relinked(changed((p) => (record(p, 1).participant = 'p000000'))),
      { code: 'draw.void', params: { record: 2, participant: 'p000000', round: 1 } },
    ],
    [
      relinked(changed((p) => p.records.splice(2, 0, { ...(p.records[1] as Proof['records'][number]) }))),
      { code: 'draw.void', params: { record: 3, participant: 'p047514', round: 1 } },
    ],
    [relinked({ ...given, records: given.records.slice(-1) }), { code: 'draw.nothing_drawn', params: {} }],
  ]
  for (const [proof, fault] of cases) expect(codeOf(proof)).toEqual(fault)
})

test('every fault can be told in both languages without a gap', () => {
  const fault = { code: 'draw.winners' as const, params: { record: 1, place: 2, winner: 'a', expected: 'b' } }
  expect(wordError(catalogueZh, 'zh', fault).says).toBe('第 1 条记录的第 2 位中奖人是 a，应为 b')
  expect(wordError(catalogueEn, 'en', fault).says).toBe('Winner 2 of record 1 is a and should be b')
})

/** What reading a file finds: text that is no JSON is refused before anything is asked of it. */
const readable = (text: string) => {
  try {
    return codeOf(JSON.parse(text))
  } catch {
    return 'no JSON'
  }
}

test('any edited, added or removed character of a proof is caught', () => {
  const text = JSON.stringify(given)
  const replacement = fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code))
  fc.assert(
    fc.property(fc.nat({ max: text.length - 1 }), replacement, (index, character) => {
      fc.pre(text[index] !== character)
      expect(readable(text.slice(0, index) + character + text.slice(index + 1))).not.toBe('ok')
      expect(readable(text.slice(0, index) + text.slice(index + 1))).not.toBe('ok')
      expect(readable(`${text.slice(0, index)}7${text.slice(index)}`)).not.toBe('ok')
    }),
    { numRuns: 500 },
  )
})

const people = (size: number) => Array.from({ length: size }, (_, i) => ({ id: `p${i}`, name: `王${i}` }))

test('whatever is drawn, voided and redrawn by the rules verifies, and nobody wins twice', () => {
  const step = fc.record({
    count: fc.integer({ min: 1, max: 4 }),
    entropy: fc.string({ minLength: 1 }),
    voided: fc.nat(),
  })
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 60 }), fc.array(step, { minLength: 1, maxLength: 2 }), (size, steps) => {
      let proof = commitDraw('d', people(size), secret)
      for (const { count, entropy, voided } of steps) {
        proof = drawRound(proof, secret, { award: 'a', count, entropy: `called ${entropy}` })
        const last = proof.records.at(-1)
        const winners = last?.type === 'draw' ? last.winners : []
        proof = voidWinner(proof, winners[voided % winners.length] as string, 'absent')
      }
      proof = revealSecret(proof, secret)
      expect(codeOf(proof)).toBe('ok')
      const all = proof.records.flatMap((one) => (one.type === 'draw' ? one.winners : []))
      expect(new Set(all).size).toBe(all.length)
    }),
    { numRuns: 60 },
  )
})

test('a change of any single value of any record is caught even when the chain is mended', () => {
  for (const [i, one] of given.records.entries())
    for (const key of Object.keys(one)) {
      if (key === 'prev' || key === 'hash' || key === 'type' || key === 'reason') continue
      const forged = structuredClone(given)
      const target = record(forged, i)
      const value = target[key]
      target[key] =
        typeof value === 'number'
          ? value + 1
          : Array.isArray(value)
            ? value.toReversed().slice(1)
            : `${value}`.replace(/.$/, '0')
      if (target[key] === value) target[key] = '1'.repeat(64)
      expect(codeOf(relinked(forged)), `${i} ${key}`).not.toBe('ok')
    }
})

test('a record hashes as RFC 8785 says, whatever the order of its keys', () => {
  const [first] = given.records
  const turned = Object.fromEntries(Object.entries(first as object).toReversed())
  expect(recordHashOf(turned as never)).toBe(first?.hash)
})
