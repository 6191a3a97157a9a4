import { expect, test } from 'vitest'
import { signUpOutcome } from './sign-up.ts'

const offered = { signUpLimit: 2, waitingList: true }

test.each([
  [offered, { confirmed: 1, waiting: 0 }, false, 'confirmed'],
  [offered, { confirmed: 2, waiting: 0 }, false, 'sign_up.full_waiting'],
  [offered, { confirmed: 2, waiting: 0 }, true, 'waiting'],
  [offered, { confirmed: 1, waiting: 1 }, false, 'sign_up.full_waiting'],
  [{ ...offered, waitingList: false }, { confirmed: 2, waiting: 0 }, true, 'sign_up.full'],
  [{ ...offered, signUpLimit: 0 }, { confirmed: 9999, waiting: 0 }, false, 'confirmed'],
] as const)('%o with %o, who waits: %s, is %s', (activity, counts, waits, outcome) => {
  expect(signUpOutcome(activity, counts, waits)).toBe(outcome)
})
