import * as z from 'zod/mini'
import { ruleWith } from './rule.ts'

/** A whole number from `min` to `max`. */
export const wholeNumber = (min: number, max: number) =>
  z
    .number()
    .check(
      ruleWith('rule.number_range', (value: number) =>
        Number.isInteger(value) && value >= min && value <= max ? undefined : { min, max },
      ),
    )

/** A whole number from `min` to `max` as a query names it. */
export const queryNumber = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.minimum(min), z.maximum(max))

/** The largest integer of PostgreSQL. */
export const maxInteger = 2_147_483_647

/** Sequence numbers: 0-9999, in some places 0-99 (seed section 5). */
export const sequenceNumber = wholeNumber(0, 9999)
export const shortSequenceNumber = wholeNumber(0, 99)
