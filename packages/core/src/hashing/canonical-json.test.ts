import { expect, test } from 'vitest'
import { canonicalJson } from './canonical-json.ts'

test('the example of RFC 8785 section 3.2.2', () => {
  const value = JSON.parse(String.raw`{
    "numbers": [333333333.33333329, 1E30, 4.50, 2e-3, 0.000000000000000000000000001],
    "string": "\u20ac$\u000F\u000aA'\u0042\u0022\u005c\\\"\/",
    "literals": [null, true, false]
  }`)
  expect(canonicalJson(value)).toBe(
    String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
  )
})

test('keys stand in the order of their UTF-16 code units (RFC 8785 section 3.2.3)', () => {
  const value = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 }
  expect(Object.values(JSON.parse(canonicalJson(value)) as object).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect([...canonicalJson(value).matchAll(/:(\d)/g)].map(([, digit]) => digit).join('')).toBe('2467153')
})

test.each([Number.NaN, Number.POSITIVE_INFINITY, '\ud800', { a: ['\udc00'] }, { '\ud800': 1 }])(
  '%o has none',
  (value) => {
    expect(() => canonicalJson(value)).toThrow(TypeError)
  },
)
