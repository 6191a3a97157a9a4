import { type Language, localeOf } from '../copy/language.ts'

const units = ['B', 'KB', 'MB', 'GB', 'TB', 'PB'] as const

/** A unit that bytes are written in. */
export interface ByteUnit {
  readonly name: (typeof units)[number]
  readonly bytes: number
}

/** The largest unit of which there is at least one in so many bytes; 1 GB is 1024³ bytes. */
export function unitFor(bytes: number): ByteUnit {
  const at = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  return { name: units[at] ?? 'B', bytes: 1024 ** at }
}

/** Bytes in a unit without its name, with one decimal: a column says its unit once. */
export function inUnit(bytes: number, unit: ByteUnit, language: Language): string {
  const digits = unit.bytes === 1 ? 0 : 1
  return new Intl.NumberFormat(localeOf[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(bytes / unit.bytes)
}

/** Bytes with the unit that suits them: 412.6 GB. */
export const bytesText = (bytes: number, language: Language): string => {
  const unit = unitFor(bytes)
  return `${inUnit(bytes, unit, language)} ${unit.name}`
}
