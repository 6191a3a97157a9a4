import type { Language } from './language.ts'

/** What stands between words that are named one behind the other. */
export const betweenWords: Readonly<Record<Language, string>> = { zh: '、', en: ', ' }
