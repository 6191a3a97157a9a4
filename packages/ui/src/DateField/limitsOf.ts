import { parseDate } from '@internationalized/date'

/** The first and the last day of a picker, `2026-11-21`, as it takes them. */
export const limitsOf = (min: string | undefined, max: string | undefined) => ({
  ...(min === undefined ? {} : { minValue: parseDate(min) }),
  ...(max === undefined ? {} : { maxValue: parseDate(max) }),
})
