import { contentLines, escapedText } from '../content-lines/content-line.ts'

/** What a calendar is told of an activity; `version` tells a later file of it from an earlier one. */
export interface CalendarActivity {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly place: string
  readonly startAt: string
  readonly endAt: string
  readonly updatedAt: string
  readonly contact: string
}

/** An instant of iCalendar: 20261126T060000Z. */
const stamp = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** An activity as an iCalendar file (RFC 5545), which the calendars of phones take in. */
export const calendarOf = ({
  id,
  version,
  title,
  place,
  startAt,
  endAt,
  updatedAt,
  contact,
}: CalendarActivity): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ICSS//ICSS//ZH',
    'BEGIN:VEVENT',
    `UID:${id}@icss`,
    `DTSTAMP:${stamp(updatedAt)}`,
    `SEQUENCE:${version}`,
    `DTSTART:${stamp(startAt)}`,
    `DTEND:${stamp(endAt)}`,
    `SUMMARY:${escapedText(title)}`,
    `LOCATION:${escapedText(place)}`,
    `DESCRIPTION:${escapedText(contact)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ])
