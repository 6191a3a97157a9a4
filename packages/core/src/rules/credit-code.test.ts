import { expect, test } from 'vitest'
import { isOrganizationCode, isUnifiedCreditCode } from './credit-code.ts'

test.each([
  ['91440300708461136T', true],
  ['91350100M000100Y43', true],
  ['51100000500000286P', false],
  ['91440300708461136X', false],
  ['91440300708461135T', false],
  ['9144030070846113', false],
  ['91440300708461136TT', false],
  ['91440300708461136t', false],
  ['9144030070846113IT', false],
  ['', false],
])('%o is a unified social credit code: %s', (code, holds) => {
  expect(isUnifiedCreditCode(code)).toBe(holds)
})

test.each([
  ['70846113-6', true],
  ['708461136', true],
  ['M000100Y4', true],
  ['70846113-7', false],
  ['7084611-36', false],
  ['708461136 ', false],
  ['70846113x', false],
  ['x70846113-6', false],
  ['', false],
])('%o is an organization code: %s', (code, holds) => {
  expect(isOrganizationCode(code)).toBe(holds)
})

const withLast = (last: string) =>
  Array.from({ length: 2_000 }, (_, i) => String(i).padStart(8, '0')).find((body) => isOrganizationCode(body + last))

test('the check character of an organization code can be X or 0', () => {
  expect(withLast('X')).toBeDefined()
  expect(withLast('0')).toBeDefined()
})

test('the letters I, O, S, V, Z stand in no unified social credit code', () => {
  const code = '91440300708461136T'
  const digits = [...'0123456789ABCDEFGHJKLMNPQRTUWXY']
  for (const letter of 'IOSVZ')
    for (let i = 0; i < 8; i += 1) {
      const body = code.slice(0, i) + letter + code.slice(i + 1, 17)
      expect(digits.filter((last) => isUnifiedCreditCode(body + last))).toEqual([])
    }
})

test('one wrong character is always noticed', () => {
  const code = '91440300708461136T'
  for (let i = 0; i < code.length; i += 1)
    for (const other of '0123456789ABCDEFGHJKLMNPQRTUWXY') {
      const changed = code.slice(0, i) + other + code.slice(i + 1)
      expect(isUnifiedCreditCode(changed)).toBe(changed === code)
    }
})
