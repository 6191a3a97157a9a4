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

/** The options by which numbers are written; a list asks for one of them row by row, and each takes long to make. */
const notations = {
  plain: {},
  percent: { style: 'percent', maximumFractionDigits: 0 },
  yuan: { style: 'currency', currency: 'CNY' },
} as const satisfies Record<string, Intl.NumberFormatOptions>

const made = new Map<string, Intl.NumberFormat>()

function numberFormat(notation: keyof typeof notations, language: Language): Intl.NumberFormat {
  const key = `${notation} ${language}`
  const known = made.get(key)
  if (known) return known
  const format = new Intl.NumberFormat(localeOf[language], notations[notation])
  made.set(key, format)
  return format
}

/** A number with its groups, as the language writes it: `Intl.NumberFormat`, which writes whole numbers alike in both. */
export const formatNumber = (value: number, language: Language): string =>
  Number.isSafeInteger(value)
    ? String(value).replace(/\B(?=(?:\d{3})+$)/g, ',')
    : numberFormat('plain', language).format(value)

/** A share from 0 to 1 as whole percent. */
export const formatPercent = (share: number, language: Language): string =>
  numberFormat('percent', language).format(share)

/** Yuan with two decimals. */
export const formatYuan = (value: number, language: Language): string => numberFormat('yuan', language).format(value)
