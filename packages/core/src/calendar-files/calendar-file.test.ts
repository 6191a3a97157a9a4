import { expect, test } from 'vitest'
import { calendarOf } from './calendar-file.ts'

const entry = {
  id: '0199aa00-0000-7000-8000-000000000001',
  version: 3,
  name: '年会',
  place: '会展中心',
  startAt: '2026-11-28T14:00:00+08:00',
  endAt: '2026-11-28T09:30:00.000Z',
  updatedAt: '2026-11-20T02:00:00.123Z',
  description: '王明 13800138000',
}

test('what is held is an event of iCalendar, its instants in UTC', () => {
  expect(calendarOf(entry)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//ICSS//ICSS//ZH',
      'BEGIN:VEVENT',
      'UID:0199aa00-0000-7000-8000-000000000001@icss',
      'DTSTAMP:20261120T020000Z',
      'SEQUENCE:3',
      'DTSTART:20261128T060000Z',
      'DTEND:20261128T093000Z',
      'SUMMARY:年会',
      'LOCATION:会展中心',
      'DESCRIPTION:王明 13800138000',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('an end that nobody has said and an empty description are left out', () => {
  const file = calendarOf({ ...entry, endAt: '', description: '' })
  expect(file).not.toMatch(/DTEND|DESCRIPTION/)
  expect(file).toContain('DTSTART:20261128T060000Z\r\nSUMMARY:年会\r\nLOCATION:会展中心\r\nEND:VEVENT')
})

test('nothing that is typed begins a line or a part of its own', () => {
  const file = calendarOf({ ...entry, name: '年会;\r\nATTENDEE:mailto:x', place: 'A,B' })
  expect(file).toContain(String.raw`SUMMARY:年会\;\nATTENDEE:mailto:x`)
  expect(file).toContain(String.raw`LOCATION:A\,B`)
  expect(file.split('\r\n')).toHaveLength(15)
})

test('a long line goes on behind a blank, with no letter cut in two', () => {
  const description = '请提前二十分钟到场，凭签到码入座；'.repeat(12)
  const lines = calendarOf({ ...entry, description }).split('\r\n')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(lines.join('\n').replaceAll('\n ', '')).toContain(`DESCRIPTION:${description}`)
})
