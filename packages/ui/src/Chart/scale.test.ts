import { expect, test } from 'vitest'
import { shownLabels, ticks } from './scale.ts'

test('steps are round and reach the greatest value', () => {
  expect(ticks(143)).toEqual([0, 50, 100, 150])
  expect(ticks(3)).toEqual([0, 1, 2, 3])
  expect(ticks(1_204_000).at(-1)).toBeGreaterThanOrEqual(1_204_000)
  expect(ticks(0)).toEqual([0, 1])
})

test('the last day is always named', () => {
  expect(shownLabels(30)).toContain(29)
  expect(shownLabels(30).length).toBeLessThanOrEqual(8)
  expect(shownLabels(3)).toEqual([0, 1, 2])
})
