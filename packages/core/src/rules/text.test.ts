import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { check } from './check.ts'
import { optionalWebLink, requiredWebLink } from './link.ts'
import { wholeNumber } from './number.ts'
import { lengthOf, optionalText, requiredName, requiredText } from './text.ts'
import { isDay, isInstant, optionalDay, optionalInstant, requiredInstant } from './time.ts'

const codeOf = (schema: Parameters<typeof check>[0], value: unknown) => {
  const checked = check(schema, value)
  return checked.ok ? checked.value : (checked.errors['']?.code ?? checked.errors)
}

test('lengths are code points, and only the text between the outer spaces counts', () => {
  expect(lengthOf('𠮷a王')).toBe(3)
  expect(['\udc00a', 'a\ud800', '\ud800a', 'a\udc00', '\ud800\ud800\udc00'].map(lengthOf)).toEqual([2, 2, 2, 2, 2])
  expect(codeOf(requiredText(3), '  𠮷𠮷𠮷 ')).toBe('𠮷𠮷𠮷')
  expect(codeOf(requiredText(3), '𠮷𠮷𠮷𠮷')).toBe('rule.max_length')
  expect(codeOf(requiredText(4), '𠮷𠮷𠮷𠮷')).toBe('𠮷𠮷𠮷𠮷')
  expect(codeOf(requiredText(3), 'abcd')).toBe('rule.max_length')
  expect(codeOf(requiredText(3), ' ')).toBe('rule.required')
  expect(codeOf(requiredText(3, 'chapter.name_required'), '')).toBe('chapter.name_required')
  expect(codeOf(requiredText(3), '\ud800')).toBe('rule.text_invalid')
  expect(codeOf(optionalText(3), undefined)).toBe('')
  expect(codeOf(optionalText(3), null)).toBe('rule.type')
})

test.each([
  ['https://a.b', true],
  ['http://www.example.cn/path?q#f', true],
  ['HTTP://A.B', true],
  ['http://a.b:8080', true],
  ['http://a.b.', false],
  ['xhttp://a.b', false],
  ['http://a.b/c', true],
  ['ftp://a.b', false],
  ['http://a', false],
  ['http://a..b', false],
  ['http://a.b/ c', false],
  ['a.b', false],
])('%o as a web link: %s', (text, holds) => {
  expect(codeOf(requiredWebLink, text)).toBe(holds ? text : 'rule.link')
  expect(codeOf(optionalWebLink, text)).toBe(holds ? text : 'rule.link')
})

test('an absent web link is possible only where it is optional', () => {
  expect([codeOf(requiredWebLink, ''), codeOf(optionalWebLink, '')]).toEqual(['rule.required', ''])
})

test.each([
  [1, 1],
  [3, 3],
  [0, 'rule.number_range'],
  [4, 'rule.number_range'],
  [1.5, 'rule.number_range'],
  [Number.NaN, 'rule.type'],
  ['1', 'rule.type'],
])('%o as a whole number from 1 to 3 is %o', (value, answer) => {
  expect(codeOf(wholeNumber(1, 3), value)).toBe(answer)
})

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-1-1', false],
  ['2026', false],
  ['2026-01', false],
  ['2026-01-01T00:00', false],
  ['', false],
])('%o is a day: %s', (text, holds) => {
  expect(isDay(text)).toBe(holds)
})

test.each([
  ['2026-11-21T14:30Z', true],
  ['2026-11-21T14:30:00+08:00', true],
  ['2026-11-21T14:30:00.123456Z', true],
  ['2026-11-21T14:30:00', false],
  ['2026-11-21 14:30:00Z', false],
  ['2026-02-30T14:30:00Z', false],
  ['2026-11-21T25:30:00Z', false],
  ['2026-11-21', false],
  ['x2026-11-21T14:30Z', false],
  ['2026-11-21T14:30Zx', false],
])('%o is an instant: %s', (text, holds) => {
  expect(isInstant(text)).toBe(holds)
})

test('times are asked for by their own messages', () => {
  expect([codeOf(requiredInstant, ''), codeOf(requiredInstant, '2026')]).toEqual(['rule.required', 'rule.date_time'])
  expect([codeOf(optionalInstant, undefined), codeOf(optionalInstant, ''), codeOf(optionalInstant, 'x')]).toEqual([
    '',
    '',
    'rule.date_time',
  ])
  expect([codeOf(optionalDay, undefined), codeOf(optionalDay, ''), codeOf(optionalDay, 'x')]).toEqual([
    '',
    '',
    'rule.date',
  ])
})

test('a fault names what its wording needs', () => {
  expect(check(wholeNumber(1, 3), 9)).toEqual({
    ok: false,
    errors: { '': { code: 'rule.number_range', params: { min: 1, max: 3 } } },
  })
  expect(check(z.enum(['a', 'b']), 'c')).toEqual({
    ok: false,
    errors: { '': { code: 'rule.choice', params: { choices: 'a, b' } } },
  })
  expect(check(z.tuple([z.string()]), ['a', 'b'])).toEqual({
    ok: false,
    errors: { '': { code: 'rule.type', params: { expected: 'too_big' } } },
  })
  const union = z.discriminatedUnion('type', [z.object({ type: z.literal('a') }), z.object({ type: z.literal('b') })])
  expect(check(union, { type: 'c' })).toEqual({
    ok: false,
    errors: { type: { code: 'rule.choice', params: { choices: 'a, b' } } },
  })
  expect(check(union, {})).toEqual({ ok: false, errors: { type: { code: 'rule.required', params: {} } } })
  expect(check(z.union([z.literal(0), z.string()]), true)).toEqual({
    ok: false,
    errors: { '': { code: 'rule.type', params: { expected: 'invalid_union' } } },
  })
})

test('a line holds no line break, whatever it was pasted from', () => {
  expect(codeOf(requiredName(20), ' 王明\r\n经理 ')).toBe('王明 经理')
  expect(codeOf(requiredName(20), '王\u2028明')).toBe('王 明')
  expect(codeOf(requiredName(20), '\n\n')).toBe('rule.required')
  expect(codeOf(requiredName(3), '王明\n经理')).toBe('rule.max_length')
})
