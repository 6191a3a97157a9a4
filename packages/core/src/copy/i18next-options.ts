import { type Language, localeOf } from './language.ts'

/**
 * What i18next has to be told so that it answers as `createTranslate` does: texts are not escaped (React does that), a
 * value that was not given leaves its placeholder, an unknown key answers itself. Needs `i18nextFormatter` beside it.
 */
export const i18nextOptions = {
  fallbackLng: false,
  returnNull: false,
  nsSeparator: false,
  interpolation: { escapeValue: false, alwaysFormat: true },
  missingInterpolationHandler: (_text: string, match: RegExpMatchArray): string => match[0],
} as const

/** For `i18next.use`: a number is written as Intl writes it in the language, anything else as it is. */
export const i18nextFormatter = {
  type: 'formatter',
  init: (): void => {},
  add: (): void => {},
  addCached: (): void => {},
  format: (value: unknown, _format?: string, language?: string): string =>
    typeof value === 'number'
      ? new Intl.NumberFormat(localeOf[language as Language] ?? language).format(value)
      : (value as string),
} as const
