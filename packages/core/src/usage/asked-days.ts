import { ProblemError } from '../errors/problem-error.ts'
import { chinaDay, daysIn, monthOf, mostDays, type UsageDays } from './usage-range.ts'

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
