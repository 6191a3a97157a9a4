import { type CalendarDate, parseDate } from '@internationalized/date'

export type DateRange = { start: string; end: string }

export type PresetName = 'today' | 'yesterday' | 'last7' | 'last30'

export const presetNames: readonly PresetName[] = ['today', 'yesterday', 'last7', 'last30']

const from = (start: CalendarDate, end: CalendarDate) => ({ start: start.toString(), end: end.toString() })

/** The days of a preset, both ends counted: the last 7 days end today. */
export function presetRange(name: PresetName, today: string): DateRange {
  const day = parseDate(today)
  const yesterday = day.subtract({ days: 1 })
  if (name === 'today') return from(day, day)
  if (name === 'yesterday') return from(yesterday, yesterday)
  return from(day.subtract({ days: name === 'last7' ? 6 : 29 }), day)
}
