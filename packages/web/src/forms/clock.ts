import { clockTime, formatDay } from '@icss/core/copy/format.ts'
import { isInstant } from '@icss/core/rules/time.ts'

/** An instant on the clock of the device, as fields of date and time take it: 2026-11-21T14:30. */
export const clockOf = (instant: string): string | null =>
  isInstant(instant) ? `${formatDay(instant)}T${clockTime(instant)}` : null

/** The instant at which the clock of the device shows that. */
export const instantOf = (clock: string): string => new Date(clock).toISOString()
