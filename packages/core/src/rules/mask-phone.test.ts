import { expect, test } from 'vitest'
import { maskPhone } from './mask-phone.ts'

test.each([
  ['13812345678', '138****5678'],
  ['12345', '***45'],
  ['', ''],
])('%s is shown as %s', (phone, shown) => {
  expect(maskPhone(phone)).toBe(shown)
})
