import * as z from 'zod/mini'
import { copyToMark, markOf } from './marks.ts'

/**
 * What a text of the contract says of time: a day of the calendar, an instant that somebody chooses, or the moment at which
 * something happened.
 */
export type TimeMark = 'day' | 'instant' | 'moment'

const marks = z.registry<{ readonly time: TimeMark }>()

/** Marks a text that says a time; what is made of it by further checks is one too. */
// @__NO_SIDE_EFFECTS__
export function timeText<S extends z.ZodMiniType>(time: TimeMark, schema: S): S {
  const copy = copyToMark(schema)
  marks.add(copy, { time })
  return copy
}

/** What a schema was marked to say of time, if it was. */
export const timeMarkOf = (schema: z.core.$ZodType): TimeMark | undefined => markOf(marks, schema)?.time
