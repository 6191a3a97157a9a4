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

/** Sequence numbers: 0-9999, in some places 0-99 (seed section 5). */
export const sequenceNumber = wholeNumber(0, 9999)
export const shortSequenceNumber = wholeNumber(0, 99)
