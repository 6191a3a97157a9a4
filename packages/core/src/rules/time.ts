import * as z from 'zod/mini'
import { impersonal } from './personal.ts'
import { rule, ruleAt } from './rule.ts'
import { timeText } from './time-marks.ts'

/** Years that are taken: of four digits, and so far from the last that no time which is worked out has more. */
const years = { first: 1000, last: 2999 } as const

const isInYears = (time: number) => {
  const year = new Date(time).getUTCFullYear()
  return year >= years.first && year <= years.last
}

/** A day as 2026-11-21 that the calendar has, in the years 1000 to 2999. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const time = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whether a day has begun somewhere on earth: one that has not is nowhere a day on which something has happened. */
export const hasBegun = (day: string, now = Date.now()): boolean => Date.parse(`${day}T00:00:00+14:00`) <= now

/** An instant in ISO 8601 with its offset, in the years 1000 to 2999: 2026-11-21T14:30:00+08:00, …Z. */
export const isInstant = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text) &&
  isDay(text.slice(0, 10)) &&
  isInYears(Date.parse(text))

const trimmed = impersonal(z.string().check(z.trim()))

/** A day, or ''; absent is ''. */
export const optionalDay = z._default(
  timeText('day', trimmed).check(rule('rule.date', (text: string) => text === '' || isDay(text))),
  '',
)

/** An instant with its offset; cannot be empty. */
export const requiredInstant = timeText('instant', trimmed).check(
  rule('rule.required', (text: string) => text !== ''),
  rule('rule.date_time', isInstant),
)

/** An instant of a query that may be left out. */
export const queryInstant = z.optional(requiredInstant)

/** An instant with its offset, or ''; absent is ''. */
export const optionalInstant = z._default(
  timeText('instant', trimmed).check(rule('rule.date_time', (text: string) => text === '' || isInstant(text))),
  '',
)

/** Refuses an end that is not after its start; the fault stands at `end`. */
export const endsAfterStart = <Key extends string>(start: Key, end: Key) =>
  ruleAt<Readonly<Record<Key, string>>>(
    end,
    'rule.end_before_start',
    (value) => !(Date.parse(value[end] ?? '') <= Date.parse(value[start] ?? '')),
  )
