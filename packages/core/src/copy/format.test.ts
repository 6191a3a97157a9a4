import { expect, test } from 'vitest'
import { formatDateTime, formatDay, formatNumber, formatPercent, formatYuan } from './format.ts'
import { localeOf } from './language.ts'

test.each([
  ['2026-11-21T06:30:00Z', 'Asia/Shanghai', '2026-11-21', '2026-11-21 14:30'],
  ['2026-11-20T16:00:00Z', 'Asia/Shanghai', '2026-11-21', '2026-11-21 00:00'],
  ['2026-11-21T23:59:59Z', 'UTC', '2026-11-21', '2026-11-21 23:59'],
  ['2026-01-02T03:04:05Z', 'UTC', '2026-01-02', '2026-01-02 03:04'],
])('%s in %s is %s, %s', (instant, zone, day, time) => {
  expect([formatDay(instant, zone), formatDateTime(instant, zone)]).toEqual([day, time])
})

test('without a zone it is the zone of the device', () => {
  const noon = new Date(2026, 10, 21, 12, 5)
  expect([formatDay(noon), formatDateTime(noon)]).toEqual(['2026-11-21', '2026-11-21 12:05'])
})

test('the zone of the device is that which Intl goes by', () => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  for (let at = Date.UTC(1990, 0, 1); at < Date.UTC(2040, 0, 1); at += 12_345_678_901)
    expect([formatDay(at), formatDateTime(at)]).toEqual([formatDay(at, timeZone), formatDateTime(at, timeZone)])
})

test.each(['zh', 'en'] as const)('numbers are those of Intl in %s', (language) => {
  const intl = new Intl.NumberFormat(localeOf[language])
  const numbers = [0, 7, 999, 1000, 12_345, 100_000, 1_234_567, Number.MAX_SAFE_INTEGER, 2 ** 60, 1e21, 0.5, 1234.5678]
  for (const number of [...numbers, ...numbers.slice(1).map((one) => -one), NaN, Infinity])
    expect(formatNumber(number, language)).toBe(intl.format(number))
})

test('numbers are written as the language writes them', () => {
  expect([formatNumber(1_204, 'zh'), formatNumber(1_204.5, 'en')]).toEqual(['1,204', '1,204.5'])
  expect([formatPercent(0.8, 'zh'), formatPercent(0.999, 'en')]).toEqual(['80%', '100%'])
  expect([formatYuan(4_999, 'zh'), formatYuan(4_999, 'en')]).toEqual(['¥4,999.00', 'CN¥4,999.00'])
})
