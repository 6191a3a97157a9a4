import type { Arrivals } from '@icss/core/participants/arrivals.contract.ts'
import { arrivalsOf } from '@icss/core/participants/arrivals.ts'

const arrivals = (first: string, minutes: number, counts: readonly number[], expected: number): Arrivals => ({
  ...arrivalsOf(counts.map((count, at) => ({ at: Date.parse(first) + at * minutes * 60_000, count }))),
  expected,
  signedIn: counts.reduce((sum, count) => sum + count, 0),
})

/** The seven of the list. */
export const storyArrivals = arrivals('2026-11-21T05:30:00.000Z', 5, [4, 3], 9)

/** An afternoon: a queue before the start, and some who came late. */
export const afternoonArrivals = arrivals(
  '2026-11-21T05:00:00.000Z',
  5,
  [2, 5, 9, 18, 27, 41, 56, 38, 22, 14, 9, 6, 7, 3, 1, 0, 2, 0, 0, 1, 4, 2, 0, 1],
  300,
)

/** A conference of three days: some hundreds in the morning of the first, fewer later. */
export const daysArrivals = arrivals(
  '2026-11-21T00:00:00.000Z',
  60,
  Array.from({ length: 58 }, (_, hour) => {
    const ofDay = hour % 24
    const most = [812, 340, 265][Math.floor(hour / 24)] ?? 0
    return ofDay < 10 ? Math.round(most / (1 + ofDay * ofDay)) : 0
  }),
  3000,
)
