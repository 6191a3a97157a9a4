import { expect, test } from 'vitest'
import { bytesText, inUnit, unitFor } from './byte-unit.ts'

test('bytes are written in the largest unit that they fill', () => {
  expect(bytesText(0, 'zh')).toBe('0 B')
  expect(bytesText(1023, 'zh')).toBe('1,023 B')
  expect(bytesText(1024, 'zh')).toBe('1.0 KB')
  expect(bytesText(412.6 * 1024 ** 3, 'en')).toBe('412.6 GB')
  expect(bytesText(1.5 * 1024 ** 4, 'en')).toBe('1.5 TB')
})

test('a column has one unit', () => {
  const unit = unitFor(1024 ** 3)
  expect([unit.name, inUnit(1024 ** 3 / 2, unit, 'zh')]).toEqual(['GB', '0.5'])
})
