import { expect, test } from 'vitest'
import { askedDays } from './asked-days.ts'
import { chinaDay, daysBefore, daysIn, daysOf, monthOf } from './usage-range.ts'

const now = Date.parse('2026-11-23T17:00:00Z')

test('days are those of China', () => {
  expect(chinaDay(now)).toBe('2026-11-24')
  expect(askedDays({ from: '', to: '' }, now)).toEqual({ from: '2026-11-01', to: '2026-11-24' })
})

test('a month ends on its last day, and a range is compared with as many days before', () => {
  expect(monthOf('2028-02-10')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect(monthOf('2026-12-31')).toEqual({ from: '2026-12-01', to: '2026-12-31' })
  expect(daysBefore({ from: '2026-11-01', to: '2026-11-07' })).toEqual({ from: '2026-10-25', to: '2026-10-31' })
  expect(daysOf({ from: '2026-02-27', to: '2026-03-01' })).toEqual(['2026-02-27', '2026-02-28', '2026-03-01'])
  expect(daysIn({ from: '2026-11-01', to: '2026-11-30' })).toBe(30)
})

test('a range that ends before it begins, or is too long, is refused at its field', () => {
  expect(() => askedDays({ from: '2026-11-02', to: '2026-11-01' }, now)).toThrow(
    expect.objectContaining({ errors: { to: { code: 'rule.end_before_start', params: {} } } }),
  )
  expect(() => askedDays({ from: '2020-01-01', to: '2026-11-01' }, now)).toThrow(
    expect.objectContaining({ errors: { from: expect.objectContaining({ code: 'rule.too_many' }) } }),
  )
})
