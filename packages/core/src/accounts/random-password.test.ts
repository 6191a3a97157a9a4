import { expect, test } from 'vitest'
import { formats } from '../rules/formats.ts'
import { check } from '../rules/check.ts'
import { passwordPolicies } from './password.ts'
import { randomPassword } from './random-password.ts'

test('a random password fits accounts under either policy and courses, and is another each time', () => {
  const made = Array.from({ length: 500 }, randomPassword)
  expect(new Set(made).size).toBe(made.length)
  for (const password of made) {
    expect(password).toMatch(/^[a-hjkmnp-z2-9]{12}$/)
    expect(formats.channelPassword(password)).toBe(true)
    for (const policy of Object.values(passwordPolicies)) expect(check(policy, password).ok).toBe(true)
  }
  // Each of the 31 characters turns up among 6,000.
  expect(new Set(made.join('')).size).toBe(31)
})
