import { expect, test } from 'vitest'
import { dueAt } from './beacon.ts'
import type { Proof, ProofRecord } from './draw-record.ts'
import { reportOf } from './draw-report.ts'
import { drawVectors } from './draw-vectors.fixture.ts'
import { chooseFairly, numbersOf } from './fair-numbers.ts'
import { forgedProof, listIn } from './forged-proof.fixture.ts'
import { heldDraw, ownBeacon, peopleWithPhones, valuesOf } from './held-draw.fixture.ts'
import { newParticipantCode, rosterHashOf, rosterOf } from './roster.ts'
import { newSecret } from './secret.ts'
import { verifyProof } from './verify.ts'
import { testify, type Witnessed } from './witness.ts'

const codeOf = async (proof: Proof) => {
  const verified = await verifyProof(proof)
  return verified.ok ? 'ok' : verified.fault.code
}

/** An honest phone that was there: its line, its values, and all that was published, a second after each record. */
const honest = (proof: Proof, index = 0): Witnessed => {
  const line = proof.roster.filter(({ lock }) => lock !== '-')[index]
  if (!line) throw new Error('No phone is on this roster.')
  return {
    line,
    values: proof.records.flatMap((record) =>
      record.type === 'close'
        ? record.locks.filter(({ id }) => id === line.id).map(({ value }) => ({ round: record.round, value }))
        : [],
    ),
    seen: proof.records.map(({ hash, at }) => ({ hash, at: Date.parse(at) + 1000 })),
  }
}

const complaints = (proof: Proof, witnessed: Witnessed) =>
  testify(proof, witnessed).flatMap((told) => (told.holds ? [] : [told.kind]))

const beacon = ownBeacon()
const { roster, phones } = peopleWithPhones(60)
const held = heldDraw(roster, { beacon }).announce(3, 2, '八十八').close(valuesOf(phones)).draw()
held.void(held.winners()[0] ?? '')
const proof = held.reveal().proof()

test('an honest draw holds, and an honest phone has nothing to complain of', async () => {
  expect(await codeOf(proof)).toBe('ok')
  expect(complaints(proof, honest(proof))).toEqual([])
  for (const vector of [drawVectors.testBeacon, drawVectors.phones])
    expect(complaints(vector, honest(vector))).toEqual([])
})

test('a server that leaves out locks once it knows the randomness has to draw others', async () => {
  const without = forgedProof(proof, (records) => listIn(records, 2, 'locks').splice(3, 1))
  expect(await codeOf(without)).toBe('draw.winners')
  // With other winners the chain holds; the phone that was left out tells.
  const { locks } = proof.records[2] as ProofRecord & { type: 'close' }
  const left = locks[3]?.id ?? ''
  const phone = { ...honest(proof), line: proof.roster.find(({ id }) => id === left) as Witnessed['line'] }
  const given = { ...phone, values: [{ round: 1, value: locks[3]?.value ?? '' }] }
  expect(complaints(without, given)).toEqual(expect.arrayContaining(['value', 'seen']))
})

test('a second draw that hides the first is told by its number, or by whoever saw the first', async () => {
  const first = heldDraw(roster, { beacon }).announce(1).close().draw().reveal().proof()
  const second = heldDraw(roster, { beacon, secret: newSecret() }).announce(1).close().draw().reveal().proof()
  expect(await codeOf(second)).toBe('ok')
  expect(complaints(second, honest(first))).toEqual(expect.arrayContaining(['seen']))
  const numbered = heldDraw(roster, { beacon, number: 2, previous: first.records.at(-1)?.hash ?? '' })
  const told = numbered.announce(1).close().draw().reveal().proof()
  expect(await codeOf(told)).toBe('ok')
  expect(reportOf(told).number).toBe(2)
  expect(await codeOf(forgedProof(told, (records) => Object.assign(records[0] as object, { number: 1 })))).toBe(
    'draw.previous',
  )
})

test('a slow clock announces a round that is known: phones say how late it was published', async () => {
  const close = proof.records.find(({ type }) => type === 'close')
  const announce = proof.records[1] as ProofRecord & { type: 'announce' }
  const due = dueAt(beacon.source, announce.beaconRound ?? 0)
  const late = { ...honest(proof), seen: [{ hash: close?.hash ?? '', at: due + 3_600_000 }] }
  expect(testify(proof, late)).toContainEqual({ kind: 'published', holds: false, round: 1, seconds: -3600 })
  // Its own records cannot hold the true time.
  const at = new Date(due + 3_600_000).toISOString()
  expect(await codeOf(forgedProof(proof, (records) => records.slice(2).forEach((one) => (one['at'] = at))))).toBe(
    'draw.closed_late',
  )
})

test('50 names that were added after the opening are refused, before it they are told', async () => {
  const added = Array.from({ length: 50 }, () => ({
    id: newParticipantCode(),
    name: '赵*',
    lock: '-',
    by: 'hand' as const,
  }))
  const more = rosterOf([...roster, ...added])
  expect(await codeOf(forgedProof(proof, (_, forged) => (forged.roster = more)))).toBe('draw.roster_hash')
  const opened = forgedProof(proof, (records, forged) => {
    forged.roster = more
    Object.assign(records[0] as object, { rosterHash: rosterHashOf(more) })
  })
  expect(await codeOf(opened)).toBe('draw.winners')
  expect(complaints(opened, honest(proof))).toContain('seen')
  const before = heldDraw(more, { beacon }).announce(1).close().draw().reveal().proof()
  expect(await codeOf(before)).toBe('ok')
  expect(reportOf(before).ways.hand).toBe(50)
})

test('a round that is abandoned once its result could be known is told with whom it would have chosen', async () => {
  const draw = heldDraw(roster, { beacon })
  draw.announce(2).close().abandon('断电', true)
  draw.announce(2).close().draw().reveal()
  const abandoned = draw.proof()
  expect(await codeOf(abandoned)).toBe('ok')
  const [told] = reportOf(abandoned).abandoned
  expect(told).toMatchObject({ round: 1, isLate: true, reason: '断电' })
  expect(told?.wouldHaveWon).toHaveLength(2)
  // Hiding the signature does not hide that it was late; claiming to have been early breaks the order of times.
  const hidden = forgedProof(abandoned, (records) => Object.assign(records[3] as object, { beacon: null }))
  expect(reportOf(hidden).abandoned[0]).toMatchObject({ isLate: true, wouldHaveWon: undefined })
  expect(complaints(hidden, { ...honest(proof), values: [], seen: honest(abandoned).seen })).toContain('seen')
  const early = forgedProof(abandoned, (records) => Object.assign(records[3] as object, { at: records[2]?.['at'] }))
  expect(await codeOf(early)).toBe('draw.early')
})

test('swapped prizes, and winners swapped for friends, are refused', async () => {
  const swapped = forgedProof(proof, (records) =>
    Object.assign(listIn(records, 0, 'awards')[0] as object, { prize: '书' }),
  )
  expect(await codeOf(swapped)).toBe('draw.winners')
  expect(complaints(swapped, honest(proof))).toContain('seen')
  const { replacedBy } = proof.records[4] as ProofRecord & { type: 'void' }
  const friend = proof.roster.find(({ id }) => !held.winners().includes(id) && id !== replacedBy)?.id
  expect(await codeOf(forgedProof(proof, (records) => (listIn(records, 3, 'winners')[0] = friend)))).toBe(
    'draw.winners',
  )
  expect(
    await codeOf(forgedProof(proof, (records) => Object.assign(records[4] as object, { replacedBy: friend }))),
  ).toBe('draw.replacement')
})

test('nobody is voided while a round waits for its randomness: it would choose among the results', async () => {
  const between = forgedProof(proof, (records) => records.splice(3, 0, { ...records[4], replacedBy: null }))
  expect(await codeOf(between)).toBe('draw.turn')
})

test('a line that is missing, or has another lock, is told by its phone', () => {
  const witnessed = honest(proof, 2)
  const missing = { ...proof, roster: proof.roster.filter(({ id }) => id !== witnessed.line.id) }
  expect(complaints(missing, { ...witnessed, seen: [] })).toEqual(['line'])
  expect(complaints(proof, { ...witnessed, line: { ...witnessed.line, lock: 'ab'.repeat(32) } })).toEqual(['line'])
})

/** Numbers that are the same in each run. */
const seeded = (seed: number) => numbersOf(seed.toString(16).padStart(64, '0'), 'test')

test('10,000 tries of an operator to choose a friend come out as chance has it', () => {
  const seed = 20_261_125
  const numbers = seeded(seed)
  const tries = 10_000
  const people = Array.from({ length: 20 }, (_, i) => `p${i}`)
  const friend = 'p7'
  const secret = '5a'.repeat(32)
  const drawn = (word: number, randomness: string) =>
    chooseFairly(people, 1, numbersOf(secret, ['icss-draw/v2', `close after ${word}`, randomness].join('\n')))[0]
  let won = 0
  for (let i = 0; i < tries; i += 1) {
    // All that is known before the announcement is the randomness there was; the operator picks the word that suits it.
    const known = String(numbers.next().value)
    let word = 0
    while (drawn(word, known) !== friend) word += 1
    if (drawn(word, String(numbers.next().value)) === friend) won += 1
  }
  const expected = tries / people.length
  const deviation = Math.sqrt(tries * (1 / people.length) * (1 - 1 / people.length))
  console.info(`seed ${seed}: the friend won ${won} of ${tries}, by chance ${expected} ± ${deviation.toFixed(0)}`)
  expect(Math.abs(won - expected)).toBeLessThan(4 * deviation)
})

test('over 100,000 draws each of 20 people wins equally often (chi-squared at 0.001, 19 degrees: 43.82)', () => {
  const seed = 20_261_126
  const numbers = seeded(seed)
  const draws = 100_000
  const people = Array.from({ length: 20 }, (_, i) => String(i))
  const counts = people.map(() => 0)
  const secret = '5b'.repeat(32)
  for (let i = 0; i < draws; i += 1) {
    const message = ['icss-draw/v2', i, numbers.next().value].join('\n')
    for (const winner of chooseFairly(people, 2, numbersOf(secret, message)))
      counts[Number(winner)] = (counts[Number(winner)] ?? 0) + 1
  }
  const expected = (2 * draws) / people.length
  const chi = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
  console.info(`seed ${seed}: chi-squared ${chi.toFixed(2)} over ${draws} draws of 2 of 20`)
  expect(chi).toBeLessThan(43.82)
})
