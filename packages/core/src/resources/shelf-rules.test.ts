import { expect, test } from 'vitest'
import { daysToExpiry } from './shelf-rules.ts'

const now = Date.parse('2026-11-22T06:00:00.000Z')
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()

test.each([
  [1, 1],
  [24, 1],
  [25, 2],
  [6 * 24, 6],
  [7 * 24, 7],
])('what expires in %i hours leaves the shelf within %i days', (hours, days) => {
  expect(daysToExpiry(inHours(hours), now)).toBe(days)
})

test.each([0, -1, 7 * 24 + 1])('what expires in %i hours does not leave it soon', (hours) => {
  expect(daysToExpiry(inHours(hours), now)).toBeUndefined()
})
