import { chinaOffset } from '../rules/china-time.ts'
import { impersonal } from '../rules/personal.ts'
import { optionalDay } from '../rules/time.ts'

const day = 86_400_000
const { milliseconds: shift } = chinaOffset

/** Days that are asked for at once at most: three years. */
export const mostDays = 1100

/** Of a query: both days counted. Left out, they are the first of the month and today. */
export const usageRange = { from: impersonal(optionalDay), to: impersonal(optionalDay) }

export interface UsageDays {
  /** Days of China as 2026-11-21, both counted. */
  readonly from: string
  readonly to: string
}

/** The day of China at `now`, in milliseconds since 1970. */
export const chinaDay = (now: number): string => new Date(now + shift).toISOString().slice(0, 10)

export const addDays = (from: string, days: number): string =>
  new Date(Date.parse(from) + days * day).toISOString().slice(0, 10)

/** How many days a range has. */
export const daysIn = ({ from, to }: UsageDays): number => (Date.parse(to) - Date.parse(from)) / day + 1

export const daysOf = (range: UsageDays): string[] =>
  Array.from({ length: daysIn(range) }, (_, at) => addDays(range.from, at))

/** As many days before. */
export const daysBefore = (range: UsageDays): UsageDays => ({
  from: addDays(range.from, -daysIn(range)),
  to: addDays(range.from, -1),
})

/** The month of a day, from its first to its last. */
export function monthOf(one: string): UsageDays {
  const from = `${one.slice(0, 7)}-01`
  const next = addDays(from, 31)
  return { from, to: addDays(`${next.slice(0, 7)}-01`, -1) }
}
