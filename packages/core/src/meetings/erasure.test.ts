import { expect, test } from 'vitest'
import { erasureHolds, factsAwaitedUntil, overAt } from './erasure.ts'

const now = Date.now()
const at = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
const times = (change: object = {}) => ({
  startAt: at(-5),
  endAt: at(-2),
  startedAt: null,
  endedAt: null,
  cancelledAt: null,
  ...change,
})
const nothing = { waiting: 0, hasOpenDraw: false, isImporting: false }

test('a meeting is over by time, by hand, or when it was cancelled, and not before', () => {
  expect(overAt(times(), now)).toBe(Date.parse(at(-2)))
  expect(overAt(times({ endedAt: at(-3) }), now)).toBe(Date.parse(at(-3)))
  expect(overAt(times({ endAt: '', endedAt: at(-1) }), now)).toBe(Date.parse(at(-1)))
  expect(overAt(times({ startAt: at(1), endAt: at(2), cancelledAt: at(-4) }), now)).toBe(Date.parse(at(-4)))
  expect(overAt(times({ endAt: at(1) }), now)).toBeNull()
  expect(overAt(times({ endAt: '' }), now)).toBeNull()
  expect(overAt(times({ startAt: at(1), endAt: at(2) }), now)).toBeNull()
})

test('desks hand in what they kept for a day after the end; of a cancelled meeting nothing is awaited', () => {
  expect(factsAwaitedUntil(times(), now)).toBe(Date.parse(at(22)))
  expect(factsAwaitedUntil(times({ startAt: at(-50), endAt: at(-25) }), now)).toBeNull()
  expect(factsAwaitedUntil(times({ endAt: at(1) }), now)).toBeNull()
  expect(factsAwaitedUntil(times({ cancelledAt: at(-4) }), now)).toBeNull()
})

test('what holds an erasure back is named in its order, and nothing where it can be done', () => {
  expect(erasureHolds({ times: times(), ...nothing }, now)).toEqual([])
  expect(erasureHolds({ times: times({ cancelledAt: at(-4) }), ...nothing }, now)).toEqual([])
  expect(
    erasureHolds({ times: times({ endAt: at(1) }), waiting: 2, hasOpenDraw: true, isImporting: true }, now),
  ).toEqual([
    { code: 'meeting.not_over', params: {} },
    { code: 'meeting.draw_unfinished', params: {} },
    { code: 'meeting.prizes_waiting', params: { count: 2 } },
    { code: 'meeting.import_running', params: {} },
  ])
})
