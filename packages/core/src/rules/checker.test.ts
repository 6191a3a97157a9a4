import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { companyDraft } from '../companies/company.ts'
import { check, checker } from './check.ts'

const cell = fc.oneof(
  fc.constantFrom('', ' ', '　', '教育', ' 教育 ', '\u0000', '\uD800', '𠮷'.repeat(30), '\uFEFF教', '教\u00A0', 'a\nb'),
  fc.constantFrom(undefined, null, 1, true, [], ['软件'], ['软件', '软件'], {}),
  fc.constantFrom('91440300708461136T', '91440300708461136t', '708461136', '70846113-6', '708461137', 'existing'),
  fc.constantFrom('https://a.cn', 'HTTP://A.CN/x', 'https://a.cn/路', 'ftp://a.cn', 'www.a.cn', ' https://a.cn'),
  fc.integer({ min: 480, max: 490 }).map((length) => `https://a.cn/${'x'.repeat(length)}`),
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.integer({ min: 0, max: 600 }).map((length) => '长'.repeat(length)),
)
const draft = fc.dictionary(fc.constantFrom(...Object.keys(companyDraft.shape), 'role', '__proto__'), cell)
const valid = { name: '甲', industry: '教育', industryTags: ['教育'] }

test('the checker of many rows judges as check does', () => {
  const fast = checker(companyDraft)
  fc.assert(
    fc.property(draft, fc.boolean(), (given, isFilled) => {
      const value = isFilled ? { ...given, ...valid } : given
      expect(fast(value)).toEqual(check(companyDraft, value))
    }),
    { numRuns: 2000 },
  )
  for (const value of [undefined, null, 1, 'text', [], valid, { ...valid, logo: undefined }])
    expect(fast(value)).toEqual(check(companyDraft, value))
})
