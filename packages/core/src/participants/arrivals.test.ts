import { expect, test } from 'vitest'
import { arrivalsOf, bucketMinutes, mostBuckets, type Slot, widthIn } from './arrivals.ts'

const slot = (time: string, count = 1): Slot => ({ at: Date.parse(`${time}+08:00`), count })
const at = (time: string) => new Date(`${time}+08:00`).toISOString()
const total = (items: readonly { count: number }[]) => items.reduce((sum, { count }) => sum + count, 0)

test('where nobody has signed in there are no buckets, where one has there is one', () => {
  expect(arrivalsOf([])).toEqual({ minutes: 5, items: [] })
  expect(arrivalsOf([slot('2026-11-28T13:40:00')])).toEqual({
    minutes: 5,
    items: [{ at: at('2026-11-28T13:40:00'), count: 1 }],
  })
})

test('buckets stand without a gap from the first sign-in to the last', () => {
  const { minutes, items } = arrivalsOf([slot('2026-11-28T13:30:00', 4), slot('2026-11-28T13:45:00', 2)])
  expect(minutes).toBe(5)
  expect(items.map(({ count }) => count)).toEqual([4, 0, 0, 2])
})

test('the narrowest width is taken with which no more buckets are needed than are shown', () => {
  const first = Date.parse('2026-11-28T00:00:00+08:00')
  const width = (minutes: number) => bucketMinutes(first, first + minutes * 60_000)
  expect([0, 239, 240, 479, 480, 719, 720, 1439, 1440, 2879, 2880].map(width)).toEqual([
    5, 5, 10, 10, 15, 15, 30, 30, 60, 60, 120,
  ])
})

test('buckets begin at whole hours, and go on over midnight', () => {
  const { minutes, items } = arrivalsOf([
    slot('2026-11-28T18:25:00', 3),
    slot('2026-11-28T23:55:00', 5),
    slot('2026-11-29T00:00:00', 7),
  ])
  expect(minutes).toBe(10)
  expect(items[0]).toEqual({ at: at('2026-11-28T18:20:00'), count: 3 })
  expect(items.slice(-2)).toEqual([
    { at: at('2026-11-28T23:50:00'), count: 5 },
    { at: at('2026-11-29T00:00:00'), count: 7 },
  ])
  expect(total(items)).toBe(15)
})

test('of three days each bucket has some hours of China, and of a season some days', () => {
  const days = arrivalsOf([slot('2026-11-28T08:35:00'), slot('2026-11-29T09:00:00', 2), slot('2026-11-30T17:00:00')])
  expect(days.minutes).toBe(120)
  expect(days.items[0]?.at).toBe(at('2026-11-28T08:00:00'))
  expect(days.items.length).toBeLessThanOrEqual(mostBuckets)
  expect(total(days.items)).toBe(4)
  const months = arrivalsOf([slot('2026-09-01T09:00:00'), slot('2026-11-30T09:00:00')])
  expect(months.minutes).toBe(2 * 1440)
  expect(months.items.length).toBeLessThanOrEqual(mostBuckets)
  expect(total(months.items)).toBe(2)
})

test('a width is said in the unit that a person would use', () => {
  expect([30, 60, 180, 1440, 2880].map(widthIn)).toEqual([
    { unit: 'minutes', count: 30 },
    { unit: 'hours', count: 1 },
    { unit: 'hours', count: 3 },
    { unit: 'days', count: 1 },
    { unit: 'days', count: 2 },
  ])
})
