import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import vector from './draw-vector.json' with { type: 'json' }
import { commitmentOf, drawWinners, newSecret } from './draw.ts'

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

test('a secret is 32 bytes, and each is new', () => {
  expect(newSecret()).toMatch(/^[0-9a-f]{64}$/)
  expect(newSecret()).not.toBe(newSecret())
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
