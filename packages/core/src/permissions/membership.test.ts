import { expect, test } from 'vitest'
import { membershipFlags } from './membership.ts'

const before = { iswmr: true, is003: true }

test.each([
  ['WM1001', { iswmr: true, is003: false }, { iswmr: true, is003: true }],
  ['WM1002', { iswmr: false, is003: false }, { iswmr: false, is003: true }],
  ['WM1003', { iswmr: false, is003: true }, { iswmr: false, is003: true }],
  ['WM9', { iswmr: false, is003: false }, { iswmr: false, is003: false }],
  ['', { iswmr: false, is003: false }, { iswmr: false, is003: false }],
])('%s sets its flags in a fresh session and after another code', (code, fresh, after) => {
  expect(membershipFlags(code)).toEqual(fresh)
  expect(membershipFlags(code, before)).toEqual(after)
})
