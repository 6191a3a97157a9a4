import { expect, test } from 'vitest'
import { movedIn } from './moved-in.ts'

const list = (ids: string) => Array.from(ids, (id) => ({ id }))

test.each([
  ['abcd', 'abcd', undefined],
  ['abcd', 'bcda', { id: 'a', place: 3 }],
  ['abcd', 'dabc', { id: 'd', place: 0 }],
  ['abcd', 'acbd', { id: 'b', place: 2 }],
  ['abcde', 'abdec', { id: 'c', place: 4 }],
])('of %s in the order %s', (before, next, moved) => {
  expect(movedIn(list(before), list(next))).toEqual(moved)
})
