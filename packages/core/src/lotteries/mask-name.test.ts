import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskName } from './mask-name.ts'

test.each([
  ['王明', '王*'],
  ['王小明', '王**'],
  ['欧阳娜', '欧阳*'],
  ['欧阳娜娜', '欧阳**'],
  ['欧阳', '欧*'],
  ['司马', '司*'],
  ['𠮷田', '𠮷*'],
  ['Li Ming', 'Li *'],
  ['  Li   Ming  Hua ', 'Li * *'],
  ['阿卜杜·热合曼', '阿卜杜·*'],
  ['Madonna', 'M******'],
  ['王', '*'],
  ['', '*'],
  ['a\tb\nc', 'a * *'],
])('%o is shown as %o', (name, masked) => {
  expect(maskName(name)).toBe(masked)
})

test('a masked name is its own mask, holds no TAB or line feed, and shows no second character of a given name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const masked = maskName(name)
      expect(maskName(masked)).toBe(masked)
      expect(masked).not.toMatch(/[\t\n]/)
      expect(masked.isWellFormed()).toBe(true)
      expect(masked).toContain('*')
    }),
    { numRuns: 300 },
  )
})
