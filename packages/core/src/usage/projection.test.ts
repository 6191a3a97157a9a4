import { expect, test } from 'vitest'
import { projected } from './projection.ts'

test('the pace of the last days goes on to the end of the month', () => {
  expect(projected(100, [10, 10, 10, 10, 10, 10, 10], 3)).toBe(130)
  expect(projected(0, [0, 0, 0, 0, 0, 0, 14], 2)).toBe(4)
})

test('less than a week says nothing', () => {
  expect(projected(100, [10, 10, 10, 10, 10, 10], 3)).toBeNull()
  expect(projected(100, [], 3)).toBeNull()
})
