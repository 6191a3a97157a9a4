import { afterEach, expect, test, vi } from 'vitest'
import { noticeDays, noticeDraft } from '../notices/notice.ts'
import { check } from './check.ts'
import { daysLater } from './days-later.ts'

afterEach(() => {
  vi.unstubAllEnvs()
})

const text = { title: '通知', body: '内容', publisher: '办公室' }

test.each([
  ['Asia/Shanghai', '2026-03-05T01:00:00.000Z', '2026-03-12T01:00:00.000Z'],
  ['America/New_York', '2026-03-05T14:00:00.000Z', '2026-03-12T13:00:00.000Z'],
  ['America/New_York', '2026-10-29T13:00:00.000Z', '2026-11-05T14:00:00.000Z'],
  ['Australia/Lord_Howe', '2026-04-01T22:00:00.000Z', '2026-04-08T22:30:00.000Z'],
])('in %s seven days after %s are seven days, and the server takes them for seven', (zone, startAt, endAt) => {
  vi.stubEnv('TZ', zone)
  expect(daysLater(startAt, 7)).toBe(endAt)
  expect(noticeDays(startAt, endAt)).toBe(7)
  vi.stubEnv('TZ', 'UTC')
  expect(check(noticeDraft, { ...text, startAt, endAt, durationDays: 7 }).ok).toBe(true)
  for (const durationDays of [6, 9])
    expect(check(noticeDraft, { ...text, startAt, endAt, durationDays })).toMatchObject({
      errors: { durationDays: { code: 'notice.days_differ' } },
    })
})

test('a part of a day counts as one, over a change too, and is taken as it was counted', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const startAt = '2026-03-05T14:00:00.000Z'
  for (const endAt of ['2026-03-05T14:00:01.000Z', '2026-03-12T13:30:00.000Z', '2026-03-12T14:30:00.000Z'])
    expect(check(noticeDraft, { ...text, startAt, endAt, durationDays: noticeDays(startAt, endAt) }).ok).toBe(true)
})

test('tomorrow of the longest day is the next one', () => {
  vi.stubEnv('TZ', 'America/New_York')
  expect(daysLater('2026-11-01T04:30:00.000Z', 1)).toBe('2026-11-02T05:30:00.000Z')
})
