import { type Language, localeOf } from './language.ts'

const digits = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

const partsOf = (instant: string | number | Date, options: Intl.DateTimeFormatOptions) => {
  const parts = new Intl.DateTimeFormat('en-US', options).formatToParts(new Date(instant))
  return Object.fromEntries(parts.map(({ type, value }) => [type, value])) as Record<
    Intl.DateTimeFormatPartTypes,
    string
  >
}

/** The day of an instant as 2026-11-21, in both languages. `timeZone` is an IANA name; the device's when absent. */
export function formatDay(instant: string | number | Date, timeZone?: string): string {
  const { year, month, day } = partsOf(instant, { ...digits, ...(timeZone ? { timeZone } : {}) })
  return `${year}-${month}-${day}`
}

/** An instant as 2026-11-21 14:30, in both languages. */
export function formatDateTime(instant: string | number | Date, timeZone?: string): string {
  const { year, month, day, hour, minute } = partsOf(instant, {
    ...digits,
    ...clock,
    ...(timeZone ? { timeZone } : {}),
  })
  return `${year}-${month}-${day} ${hour}:${minute}`
}

/** A number with its groups, as the language writes it. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language]).format(value)

/** A share from 0 to 1 as whole percent. */
export const formatPercent = (share: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'percent', maximumFractionDigits: 0 }).format(share)

/** Yuan with two decimals. */
export const formatYuan = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { style: 'currency', currency: 'CNY' }).format(value)
