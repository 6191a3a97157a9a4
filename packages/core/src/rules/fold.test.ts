import { expect, test } from 'vitest'
import { foldCode, foldPhone } from './fold.ts'

test.each([
  '13800138000',
  '+86 138 0013 8000',
  '+86-138-0013-8000',
  '(+86)13800138000',
  '008613800138000',
  '8613800138000',
  '１３８００１３８０００',
  '138‑0013–8000',
  '\u202D13800138000\u202C',
])('the phone %j is its 11 digits', (written) => {
  expect(foldPhone(written)).toBe('13800138000')
})

test.each(['', '1380013800', '+1 212 555 0100 0', '0755-12345678 转 12', '138001380001'])(
  '%j has no such meaning and stays',
  (written) => {
    expect(foldPhone(written)).toBe(written)
  },
)

test('a code is folded to the usual width, and nothing else of it', () => {
  expect(foldCode(' ９１４４０３００ＭＡ５ｘ\u200B ')).toBe('91440300MA5x')
  expect(foldCode('粤（2015）第 12 号')).toBe('粤（2015）第 12 号')
})
