import { expect, test } from 'vitest'
import { move } from './move.ts'

test('up, down, to the ends, and nowhere', () => {
  expect(move(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(move(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(move(['a', 'b', 'c'], 1, 3)).toEqual(['a', 'b', 'c'])
  expect(move(['a', 'b', 'c'], 5, 0)).toEqual(['a', 'b', 'c'])
})
