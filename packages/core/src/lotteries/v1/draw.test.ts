import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import vector from './draw-vector.json' with { type: 'json' }
import { fairIndex } from '../fair-numbers.ts'
import { commitmentOf, newSecret } from '../secret.ts'
import { type DrawInput, drawWinners } from './draw.ts'

const secret = vector.records[4]?.secret ?? ''
const rosterHash = vector.records[0]?.rosterHash ?? ''
const common = { secret, drawId: 'd-1', rosterHash }

test('the winners of the specification', () => {
  const ids = vector.roster.map(({ id }) => id)
  const first = drawWinners(ids, { ...common, round: 1, award: 'a-3', entropy: '八十八', count: 3 })
  expect(first).toEqual(vector.records[0]?.winners)
  const left = ids.filter((id) => !first.includes(id))
  expect(drawWinners(left, { ...common, round: 2, award: 'a-3', entropy: '42', count: 1 })).toEqual(['p063352'])
  expect(commitmentOf(secret)).toBe(vector.commitment)
})

/** The procedure of the specification once more, as slowly and plainly as it is written there. */
function plainly(
  candidates: readonly string[],
  { secret, drawId, round, award, rosterHash, entropy, count }: DrawInput,
) {
  const numbers: bigint[] = []
  for (let i = 0; i < 40; i += 1) {
    const message = `icss-draw/v1\n${drawId}\n${round}\n${award}\n${rosterHash}\n${entropy}\n${i}`
    const block = createHmac('sha256', Buffer.from(secret, 'hex')).update(message, 'utf8').digest()
    for (let k = 0; k < 8; k += 1) numbers.push(BigInt(`0x${block.subarray(4 * k, 4 * k + 4).toString('hex')}`))
  }
  const left = [...candidates]
  for (let j = 0; j < count; j += 1) {
    const n = BigInt(left.length - j)
    let x = numbers.shift() as bigint
    while (x >= (2n ** 32n / n) * n) x = numbers.shift() as bigint
    const k = j + Number(x % n)
    const [one, other] = [left[j] as string, left[k] as string]
    left[j] = other
    left[k] = one
  }
  return left.slice(0, count)
}

test('many winners are those of the procedure followed plainly', () => {
  const ids = Array.from({ length: 300 }, (_, i) => `p${i}`)
  for (let round = 1; round <= 5; round += 1) {
    const input = { ...common, round, award: '奖', entropy: '八十八', count: 60 * round }
    expect(drawWinners(ids, input)).toEqual(plainly(ids, input))
  }
})

const from = (...numbers: number[]) => {
  const rest = [...numbers]
  return () => rest.shift() as number
}

test('numbers that would favour the first indices are passed over', () => {
  expect(fairIndex(3, from(2 ** 32 - 1, 5))).toBe(2)
  expect(fairIndex(3, from(2 ** 32 - 2, 5))).toBe(2)
  expect(fairIndex(3, from(2 ** 32 - 3, 5))).toBe(1)
  expect(fairIndex(2 ** 31 + 1, from(2 ** 31 + 1, 2 ** 32 - 1, 2 ** 31, 7))).toBe(2 ** 31)
  expect(fairIndex(4, from(2 ** 32 - 1))).toBe(3)
  expect(fairIndex(1, from(2 ** 32 - 1))).toBe(0)
})

test('each part of the input changes the drawing', () => {
  const ids = Array.from({ length: 1_000 }, (_, i) => `p${i}`)
  const input = { ...common, round: 1, award: 'a', entropy: 'e', count: 5 }
  const drawn = drawWinners(ids, input)
  const changes = [{ secret: newSecret() }, { drawId: 'd-2' }, { round: 2 }, { award: 'b' }, { entropy: 'f' }]
  for (const change of [...changes, { rosterHash: 'x' }])
    expect(drawWinners(ids, { ...input, ...change })).not.toEqual(drawn)
  expect(drawWinners(ids, { ...input, count: 3 })).toEqual(drawn.slice(0, 3))
})

test('winners never repeat, come from the candidates, and are as many as asked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(), fc.string({ minLength: 1 }), (size, wanted, entropy) => {
      const ids = Array.from({ length: size }, (_, i) => `p${i}`)
      const count = wanted % (size + 1)
      const winners = drawWinners(ids, { ...common, round: 1, award: 'a', entropy, count })
      expect(new Set(winners).size).toBe(count)
      expect(ids).toEqual(expect.arrayContaining(winners))
    }),
    { numRuns: 200 },
  )
})

test('more winners than candidates are refused, and none are none', () => {
  const input = { ...common, round: 1, award: 'a', entropy: 'e' }
  expect(() => drawWinners(['a'], { ...input, count: 2 })).toThrow(RangeError)
  expect(drawWinners([], { ...input, count: 0 })).toEqual([])
  expect(drawWinners(['b', 'a'], { ...input, count: 2 }).toSorted()).toEqual(['a', 'b'])
})

const chiSquared = (counts: readonly number[], expected: number) =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)

test('over 100,000 draws each of 10 people is first, and second, equally often (chi-squared, 9 degrees, p > 0.0001)', () => {
  const ids = Array.from({ length: 10 }, (_, i) => String(i))
  const [first, second] = [ids.map(() => 0), ids.map(() => 0)]
  const draws = 100_000
  const input = { ...common, award: 'a', entropy: 'e', count: 2 }
  for (let round = 1; round <= draws; round += 1) {
    const [a, b] = drawWinners(ids, { ...input, round }).map(Number)
    first[a as number] = (first[a as number] ?? 0) + 1
    second[b as number] = (second[b as number] ?? 0) + 1
  }
  expect(chiSquared(first, draws / 10)).toBeLessThan(33.72)
  expect(chiSquared(second, draws / 10)).toBeLessThan(33.72)
})
