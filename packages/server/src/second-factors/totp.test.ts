import { expect, test } from 'vitest'
import { base32, codeOf, enrolmentUri, stepAt, stepOf } from './totp.ts'

const key = Buffer.from('12345678901234567890')

// The last six digits of the values in RFC 6238, appendix B, for SHA-1.
test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at %i s the code is %s', (seconds, code) => expect(codeOf(key, stepAt(seconds * 1000))).toBe(code))

test('a code stands for its 30 s and, since clocks differ, for the 30 s beside them', () => {
  const step = stepAt(1_234_567_890_000)
  const at = (seconds: number) => (step * 30 + seconds) * 1000
  for (const seconds of [-30, -1, 0, 29, 59]) expect(stepOf(key, '005924', at(seconds))).toBe(step)
  for (const seconds of [-31, 60]) expect(stepOf(key, '005924', at(seconds))).toBeUndefined()
  for (const code of ['5924', '', '00592４', '005925']) expect(stepOf(key, code, at(0))).toBeUndefined()
})

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'MY'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base32', (text, expected) => expect(base32(Buffer.from(text))).toBe(expected))

test('an address for the app', () => {
  expect(enrolmentUri('MZXW6YTBOI', '755001', 'ICSS')).toBe('otpauth://totp/ICSS:755001?secret=MZXW6YTBOI&issuer=ICSS')
})
