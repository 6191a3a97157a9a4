import { afterEach, expect, test, vi } from 'vitest'
import {
  formatDateTime,
  formatDay,
  formatNumber,
  formatPercent,
  formatTime,
  formatTimes,
  formatYuan,
} from './format.ts'
import { localeOf } from './language.ts'
import { zoneElsewhere } from './zone.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

test.each([
  ['Asia/Shanghai', '2026-11-21T06:30:00Z', '2026-11-21', '2026-11-21 14:30'],
  ['Asia/Shanghai', '2026-11-20T16:00:00Z', '2026-11-21', '2026-11-21 00:00'],
  ['Australia/Perth', '2026-11-21T06:30:00Z', '2026-11-21', '2026-11-21 14:30'],
  ['UTC', '2026-11-21T23:59:59Z', '2026-11-21', '2026-11-21 23:59 GMT'],
  ['America/New_York', '2026-03-08T06:30:00Z', '2026-03-08', '2026-03-08 01:30 GMT-5'],
  ['America/New_York', '2026-03-08T07:30:00Z', '2026-03-08', '2026-03-08 03:30 GMT-4'],
  ['Asia/Kolkata', '2026-01-02T03:04:05Z', '2026-01-02', '2026-01-02 08:34 GMT+5:30'],
  ['America/St_Johns', '2026-01-02T03:04:05Z', '2026-01-01', '2026-01-01 23:34 GMT-3:30'],
])('in %s %s is %s, %s', (zone, instant, day, time) => {
  vi.stubEnv('TZ', zone)
  expect([formatDay(instant), formatDateTime(instant), formatTime(instant)]).toEqual([day, time, time.slice(11)])
})

test('a device in China never says its zone, not of the years that had summer time', () => {
  vi.stubEnv('TZ', 'Asia/Shanghai')
  expect(formatDateTime('1990-07-01T04:00:00Z')).toBe('1990-07-01 13:00')
})

test.each([
  ['Asia/Shanghai', '2026-11-01T05:30:00Z', '13:30–15:00'],
  ['America/New_York', '2026-11-02T05:30:00Z', '00:30–02:00 GMT-5'],
  ['America/New_York', '2026-11-01T05:30:00Z', '01:30 GMT-4–02:00 GMT-5'],
])('in %s ninety minutes from %s are %s', (zone, start, words) => {
  vi.stubEnv('TZ', zone)
  expect(formatTimes(start, Date.parse(start) + 90 * 60_000)).toBe(words)
})

test.each(['Europe/London', 'America/New_York', 'Asia/Kolkata', 'Australia/Lord_Howe', 'Asia/Tokyo'])(
  'day, clock and zone in %s are those of Intl',
  (timeZone) => {
    vi.stubEnv('TZ', timeZone)
    const intl = new Intl.DateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'shortOffset',
      timeZone,
    })
    for (let at = Date.UTC(1992, 0, 1); at < Date.UTC(2040, 0, 1); at += 12_345_678_901) {
      const parts = Object.fromEntries(intl.formatToParts(at).map(({ type, value }) => [type, value]))
      const { year, month, day, hour, minute, timeZoneName } = parts
      const zone = timeZoneName?.replace(/\+0$/, '')
      expect(formatDateTime(at)).toBe(`${year}-${month}-${day} ${hour}:${minute} ${zone}`)
      expect(zoneElsewhere(at)).toBe(zone)
    }
  },
)

test('what is no instant has no zone, an empty field that of now', () => {
  vi.stubEnv('TZ', 'Asia/Kolkata')
  expect([zoneElsewhere('nonsense'), zoneElsewhere('')]).toEqual(['', 'GMT+5:30'])
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
