import { expect, test } from 'vitest'
import { holdsInitials, initialsOf } from './initials-of.ts'

test.each([
  ['单', 'dsc'],
  ['曾', 'zc'],
  ['解', 'jx'],
  ['仇', 'qc'],
  ['查', 'zc'],
  ['覃', 'qt'],
  ['厦', 'xs'],
  ['重', 'cz'],
  ['长', 'cz'],
  ['会', 'hk'],
  ['行', 'hx'],
  ['刘', 'l'],
  ['日', 'r'],
  ['A', 'a'],
  ['4', '4'],
  ['（', ''],
])('%s is typed as any of %s', (character, initials) => {
  expect([...initialsOf(character)].toSorted()).toEqual([...initials].toSorted())
})

const held = (typed: string) => holdsInitials('单于（深圳）A4', typed)

test('a name is found by initials in a row, in any of its readings and across signs', () => {
  expect(['sy', 'DYSZ', 'cy', 'sza4', 'a4'].map(held)).toEqual([true, true, true, true, true])
  expect(['s', '', 'ys4', 'sya', '单于'].map(held)).toEqual([false, false, false, false, false])
})
