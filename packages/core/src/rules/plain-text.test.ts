import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldCode } from './fold.ts'
import { isPlainText, isPlainUtf8 } from './plain-text.ts'
import { asName } from './unseen.ts'

// The edges of what is ink, and what is neither.
const edges = [
  '',
  ' ',
  '!',
  '~',
  '\u007f',
  '\u00a0',
  'é',
  '\u3000',
  '\u3001',
  '\ud7ff',
  '\ue000',
  '\ufeff',
  '一',
  '1',
  "'",
  '\u200b',
  '（',
  '\n',
]
const text = fc.array(fc.constantFrom(...edges), { maxLength: 6 }).map((parts) => parts.join(''))

test('a text is plain as UTF-8 where it is plain as a text', () => {
  fc.assert(
    fc.property(text, fc.integer({ min: 0, max: 6 }), fc.boolean(), text, (one, max, required, before) => {
      const bytes = new TextEncoder().encode(`${before}${one},`)
      const start = new TextEncoder().encode(before).length
      expect(isPlainUtf8(bytes, start, bytes.length - 1, { max, required })).toBe(isPlainText(one, { max, required }))
    }),
    { numRuns: 2000 },
  )
})

test('a code is plain as UTF-8 where it is plain as a text, and where folding leaves it as it is', () => {
  const form = { max: 6, required: false, isCode: true } as const
  fc.assert(
    fc.property(text, (one) => {
      const bytes = new TextEncoder().encode(`${one},`)
      const isPlain = isPlainUtf8(bytes, 0, bytes.length - 1, form)
      expect(isPlain).toBe(isPlainText(one, form))
      expect(isPlain && foldCode(one) !== one).toBe(false)
    }),
    { numRuns: 2000 },
  )
})

test('a name is plain as UTF-8 only where it is plain as a text, and where nobody has anything to take out of it', () => {
  const form = { max: 6, required: true, isName: true } as const
  fc.assert(
    fc.property(text, (one) => {
      const bytes = new TextEncoder().encode(`${one},`)
      const isPlain = isPlainUtf8(bytes, 0, bytes.length - 1, form)
      expect(isPlain && !(isPlainText(one, form) && asName(one) === one)).toBe(false)
    }),
    { numRuns: 2000 },
  )
  const common = new TextEncoder().encode('田一（深圳）ABC科技有限公司')
  expect(isPlainUtf8(common, 0, common.length, { ...form, max: 100 })).toBe(true)
})
