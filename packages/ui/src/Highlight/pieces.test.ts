import { expect, test } from 'vitest'
import { pieces } from './pieces.ts'

const shown = (text: string, search: string) =>
  pieces(text, search)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('')

test('marks every place, whatever the capitals', () => {
  expect(shown('ICSS 与 icss 后台', ' icss ')).toBe('[ICSS] 与 [icss] 后台')
})
test('signs that mean something in patterns are plain signs', () => {
  expect(shown('a.b (c)', '.b (')).toBe('a[.b (]c)')
})
test('what was found by initials or in the other script is left as it is', () => {
  expect(['yszn', '億尚', 'sz 亿尚'].map((search) => shown('深圳市亿尚智能装备', search))).toEqual(
    Array.from({ length: 3 }, () => '深圳市亿尚智能装备'),
  )
})
test('nothing searched marks nothing, and no letter is lost when lowering changes the length', () => {
  expect(shown('İstanbul', 'ist')).toBe('İstanbul')
  expect(shown('深圳', '')).toBe('深圳')
})
