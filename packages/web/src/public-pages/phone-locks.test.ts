import { beforeEach, expect, test, vi } from 'vitest'
import { drawVectors } from '@icss/core/lotteries/draw-vectors.fixture.ts'
import { opens } from '@icss/core/lotteries/lock-chain.ts'
import { testify } from '@icss/core/lotteries/witness.ts'
import { hasLock, newLock, valueFor, witness, witnessed, witnessValue } from './phone-locks.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('a lock gives one value a round, however often it is sent, and the one before it in the next round', () => {
  const lock = newLock() ?? ''
  expect([hasLock(lock), hasLock('ab'.repeat(32))]).toEqual([true, false])
  const first = valueFor(lock, { drawId: 'd-1', round: 1 }) ?? ''
  expect(valueFor(lock, { drawId: 'd-1', round: 1 })).toBe(first)
  expect(opens(lock, first, 1)).toBe(true)
  const second = valueFor(lock, { drawId: 'd-1', round: 2 }) ?? ''
  expect(opens(first, second, 1)).toBe(true)
  expect(valueFor('ab'.repeat(32), { drawId: 'd-1', round: 1 })).toBeUndefined()
})

test('a browser that keeps nothing has no lock', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  })
  expect(newLock()).toBeUndefined()
})

test('what a phone saw of a draw, and the values that were taken, are its testimony', () => {
  const { roster, records } = drawVectors.phones
  const [open] = records
  const drawId = open?.type === 'open' ? open.drawId : ''
  const line = roster.find(({ lock }) => lock !== '-')
  if (!line) throw new Error('Nobody of the vector has a lock.')
  const draw = { id: drawId, number: 1, state: 'opened', hash: '', line, round: null, wantsValue: false } as const
  witness({ ...draw, records: records.slice(0, 2).map(({ hash }) => hash) })
  witness({ ...draw, records: [...records.slice(0, 3).map(({ hash }) => hash), 'ab'.repeat(32)] })
  witnessValue(drawId, 1, 'cd'.repeat(32))
  const seen = witnessed(drawId)
  expect(seen?.seen.map(({ hash }) => hash)).toEqual([...records.slice(0, 3).map(({ hash }) => hash), 'ab'.repeat(32)])
  expect(seen && testify(drawVectors.phones, seen)).toEqual([
    { kind: 'line', holds: true },
    { kind: 'value', holds: false, round: 1 },
    { kind: 'seen', holds: false, hash: 'ab'.repeat(32) },
  ])
})
