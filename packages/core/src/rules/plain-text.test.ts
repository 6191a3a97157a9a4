import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainText, isPlainUtf8 } from './plain-text.ts'

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
