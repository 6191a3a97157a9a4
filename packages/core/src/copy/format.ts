import { type Language, localeOf } from './language.ts'

const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const two = (value: number) => String(value).padStart(2, '0')

// The first object of Intl reads the locales of the world: a command that prints a line waits for that a tenth of its
// time. What needs none of them is written without.
const partsOf = (instant: string | number | Date, timeZone: string | undefined) => {
  const date = new Date(instant)
  if (timeZone === undefined)
    return {
      year: String(date.getFullYear()),
      month: two(date.getMonth() + 1),
      day: two(date.getDate()),
      hour: two(date.getHours()),
      minute: two(date.getMinutes()),
    }
  const parts = new Intl.DateTimeFormat('en-US', { ...digits, ...clock, timeZone }).formatToParts(date)
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Record<
    Intl.DateTimeFormatPartTypes,
    string
  >
}

/** The day of an instant as 2026-11-21, in both languages. `timeZone` is an IANA name; the device's when absent. */
export function formatDay(instant: string | number | Date, timeZone?: string): string {
  const { year, month, day } = partsOf(instant, timeZone)
  return `${year}-${month}-${day}`
}

/** An instant as 2026-11-21 14:30, in both languages. */
export function formatDateTime(instant: string | number | Date, timeZone?: string): string {
  const { year, month, day, hour, minute } = partsOf(instant, timeZone)
  return `${year}-${month}-${day} ${hour}:${minute}`
}

/** The time of an instant as 14:30. */
export function formatTime(instant: string | number | Date, timeZone?: string): string {
  const { hour, minute } = partsOf(instant, timeZone)
  return `${hour}:${minute}`
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
