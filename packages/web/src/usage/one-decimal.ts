import { type Language, localeOf } from '@icss/core/copy/language.ts'

/** A number of a chart or its table. */
export const oneDecimal = (value: number, language: Language): string =>
  new Intl.NumberFormat(localeOf[language], { maximumFractionDigits: 1 }).format(value)
