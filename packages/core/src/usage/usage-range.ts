import { chinaOffset } from '../rules/china-time.ts'
import { impersonal } from '../rules/personal.ts'
import { ProblemError } from '../errors/problem-error.ts'
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

/** The days that a query asks for. Throws where they end before they begin, or are too many. */
export function askedDays({ from, to }: { readonly from: string; readonly to: string }, now: number): UsageDays {
  const end = to || chinaDay(now)
  const asked = { from: from || monthOf(end).from, to: end }
  if (asked.to < asked.from)
    throw new ProblemError('request.invalid', { errors: { to: { code: 'rule.end_before_start', params: {} } } })
  const count = daysIn(asked)
  if (count > mostDays)
    throw new ProblemError('request.invalid', {
      errors: { from: { code: 'rule.too_many', params: { max: mostDays, count } } },
    })
  return asked
}
