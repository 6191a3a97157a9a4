import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProblemError } from '../errors/problem-error.ts'
import { compareUtf8, rosterHashOf, rosterOf, rosterText } from './roster.ts'

const id = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !/[\t\n]/.test(text))
const people = fc.uniqueArray(fc.record({ id, name: fc.string() }), { selector: (one) => one.id, maxLength: 30 })

const bytes = (text: string) => Buffer.from(text, 'utf8')

test('texts are ordered as their UTF-8 bytes are', () => {
  fc.assert(
    fc.property(id, id, (a, b) => {
      expect(Math.sign(compareUtf8(a, b))).toBe(Buffer.compare(bytes(a), bytes(b)))
    }),
    { numRuns: 500 },
  )
  expect(compareUtf8('\u{1f600}', '\uff5e')).toBeGreaterThan(0)
  expect(compareUtf8('\ue000', '\u{10000}')).toBeLessThan(0)
  expect(compareUtf8('\ue001', '\u{10000}')).toBeLessThan(0)
  expect(compareUtf8('\ud7ff', '\ue000')).toBeLessThan(0)
  expect(compareUtf8('a', 'ab')).toBeLessThan(0)
})

test('each permutation of the participants gives the same roster and hash', () => {
  const shuffled = people.chain((list) =>
    fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
  )
  fc.assert(
    fc.property(shuffled, ([list, other]) => {
      expect(rosterOf(other)).toEqual(rosterOf(list))
      expect(rosterHashOf(rosterOf(other))).toBe(rosterHashOf(rosterOf(list)))
    }),
    { numRuns: 200 },
  )
})

test('a line is id, TAB, masked name, line feed', () => {
  const roster = rosterOf([
    { id: 'b', name: '欧阳娜娜' },
    { id: 'a', name: '王明' },
  ])
  expect(rosterText(roster)).toBe('a\t王*\nb\t欧阳**\n')
  expect(rosterText([])).toBe('')
})

test('an id that is there twice, or that a line cannot hold, is refused', () => {
  const twice = [
    { id: 'a', name: 'x' },
    { id: 'a', name: 'y' },
  ]
  expect(() => rosterOf(twice)).toThrow(ProblemError)
  for (const bad of ['', 'a\tb', 'a\nb', '\ud800']) expect(() => rosterOf([{ id: bad, name: 'x' }])).toThrow(RangeError)
})
