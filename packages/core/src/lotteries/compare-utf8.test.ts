import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareUtf8 } from './compare-utf8.ts'

const bytes = (text: string) => Buffer.from(text, 'utf8')
const text = fc.string({ unit: 'binary' })

test('texts are ordered as their UTF-8 bytes are', () => {
  fc.assert(
    fc.property(text, text, (a, b) => {
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
