import { expect, test } from 'vitest'
import { alertAfter, type AlertLevel } from './quota-alert.ts'

/** The levels that are told as use goes through these percents. */
function told(...percents: number[]): number[] {
  let level: AlertLevel = 0
  let before = 0
  const raised: number[] = []
  for (const after of percents) {
    const next = alertAfter(level, { before, after, quota: 100 })
    if (next.isRaised) raised.push(next.level)
    level = next.level
    before = after
  }
  return raised
}

test('each level is told once when it is crossed upwards', () => {
  expect(told(79, 80, 81, 99, 100, 120)).toEqual([80, 100])
  expect(told(100)).toEqual([100])
})

test('a level is told again only after use was five points below it', () => {
  expect(told(80, 76, 82)).toEqual([80])
  expect(told(80, 75, 82)).toEqual([80])
  expect(told(80, 74, 82)).toEqual([80, 80])
  expect(told(100, 96, 100)).toEqual([100])
  expect(told(100, 94, 100)).toEqual([100, 100])
  // From full to below both: both can come again.
  expect(told(100, 10, 85, 100)).toEqual([100, 80, 100])
})

test('use that fell unseen counts as what it was before the change', () => {
  expect(alertAfter(80, { before: 10, after: 90, quota: 100 })).toEqual({ level: 80, isRaised: true })
})

test('a quota of nothing is full, and told once', () => {
  expect(alertAfter(0, { before: 0, after: 1, quota: 0 })).toEqual({ level: 100, isRaised: true })
  expect(alertAfter(100, { before: 1, after: 2, quota: 0 })).toEqual({ level: 100, isRaised: false })
})
