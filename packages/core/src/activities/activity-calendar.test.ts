import { expect, test } from 'vitest'
import { calendarOf } from './activity-calendar.ts'

const activity = {
  id: '0199aa00-0000-7000-8000-000000000001',
  version: 3,
  title: '年会',
  place: '会展中心',
  startAt: '2026-11-28T14:00:00+08:00',
  endAt: '2026-11-28T09:30:00.000Z',
  updatedAt: '2026-11-20T02:00:00.123Z',
  contact: '王明 13800138000',
}

test('an activity is an event of iCalendar, its instants in UTC', () => {
  expect(calendarOf(activity)).toBe(
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

test('nothing that is typed begins a line or a part of its own', () => {
  const file = calendarOf({ ...activity, title: '年会;\r\nATTENDEE:mailto:x', place: 'A,B' })
  expect(file).toContain(String.raw`SUMMARY:年会\;\nATTENDEE:mailto:x`)
  expect(file).toContain(String.raw`LOCATION:A\,B`)
  expect(file.split('\r\n')).toHaveLength(15)
})
