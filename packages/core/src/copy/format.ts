import { zoneElsewhere } from './zone.ts'
import { type Language, localeOf } from './language.ts'

const two = (value: number) => String(value).padStart(2, '0')

// The first object of Intl reads the locales of the world: a command that prints a line waits for that a tenth of its
// time. What needs none of them is written without.

/** The day of an instant as 2026-11-21, in both languages, where the device is. */
export function formatDay(instant: string | number | Date): string {
  const date = new Date(instant)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

/** What the clock of the device shows at an instant, 14:30. */
export function clockTime(instant: string | number | Date): string {
  const date = new Date(instant)
  return `${two(date.getHours())}:${two(date.getMinutes())}`
}

/** `words` about an instant with its zone behind them, where that is not the channel's. */
export function withZone(words: string, instant: string | number | Date): string {
  const zone = zoneElsewhere(instant)
  return zone === '' ? words : `${words} ${zone}`
}

/** An instant as 2026-11-21 14:30, in both languages; elsewhere as 2026-11-21 01:30 GMT-5. */
export const formatDateTime = (instant: string | number | Date): string =>
  withZone(`${formatDay(instant)} ${clockTime(instant)}`, instant)

/** The time of an instant as 14:30; elsewhere as 01:30 GMT-5. */
export const formatTime = (instant: string | number | Date): string => withZone(clockTime(instant), instant)

/** From one time to another as 14:30–16:00; elsewhere the zone is said once, or with each where a change lies between. */
export function formatTimes(start: string | number | Date, end: string | number | Date): string {
  const isOneZone = zoneElsewhere(start) === zoneElsewhere(end)
  return `${isOneZone ? clockTime(start) : formatTime(start)}–${formatTime(end)}`
}

const numbers = new Map<Language, Intl.NumberFormat>()

/** A number with its groups, as the language writes it: `Intl.NumberFormat`, which writes whole numbers alike in both. */
export function formatNumber(value: number, language: Language): string {
  if (Number.isSafeInteger(value)) return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
  const format = numbers.get(language) ?? new Intl.NumberFormat(localeOf[language])
  numbers.set(language, format)
  return format.format(value)
}

/** A share from 0 to 1 as whole percent. */
export const formatPercent = (share: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** Yuan with two decimals. */
export const formatYuan = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'CNY' }).format(value)
