import { contentLines, escapedText } from '../content-lines/content-line.ts'

/**
 * What a calendar is told of something at a time and place; `version` tells a later file of it from an earlier one. `endAt`
 * is '' where nobody has said when it ends.
 */
export interface CalendarEntry {
  readonly id: string
  readonly version: number
  readonly name: string
  readonly place: string
  readonly startAt: string
  readonly endAt: string
  readonly updatedAt: string
  readonly description: string
}

/** An instant of iCalendar: 20261126T060000Z. */
const stamp = (instant: string) => new Date(instant).toISOString().replaceAll(/[-:]|\.\d+/g, '')

/** An iCalendar file of one entry (RFC 5545), which the calendars of phones take in. */
export const calendarOf = ({
  id,
  version,
  name,
  place,
  startAt,
  endAt,
  updatedAt,
  description,
}: CalendarEntry): string =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//ICSS//ICSS//ZH',
    'BEGIN:VEVENT',
    `UID:${id}@icss`,
    `DTSTAMP:${stamp(updatedAt)}`,
    `SEQUENCE:${version}`,
    `DTSTART:${stamp(startAt)}`,
    ...(endAt === '' ? [] : [`DTEND:${stamp(endAt)}`]),
    `SUMMARY:${escapedText(name)}`,
    `LOCATION:${escapedText(place)}`,
    ...(description === '' ? [] : [`DESCRIPTION:${escapedText(description)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ])
