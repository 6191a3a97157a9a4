import { clockTime, formatDay } from '@icss/core/copy/format.ts'
import type { Arrivals } from '@icss/core/participants/arrivals.contract.ts'
import { widthIn } from '@icss/core/participants/arrivals.ts'

/** When each bucket begins on the clock of this device: with the day where there are several. */
export function arrivalTimes({ minutes, items }: Pick<Arrivals, 'minutes' | 'items'>): string[] {
  const days = items.map(({ at }) => formatDay(at).slice(5))
  if (widthIn(minutes).unit === 'days') return days
  const isOneDay = new Set(days).size === 1
  return items.map(({ at }, n) => (isOneDay ? clockTime(at) : `${days[n]} ${clockTime(at)}`))
}
