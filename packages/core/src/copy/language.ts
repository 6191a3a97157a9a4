/** Interface language (seed section 1). */
export const languages = ['zh', 'en'] as const
export type Language = (typeof languages)[number]

/** A text in each interface language. */
export type Both = Readonly<Record<Language, string>>

/** BCP 47 tags for `lang`, Intl and Accept-Language. */
export const localeOf: Readonly<Record<Language, string>> = { zh: 'zh-CN', en: 'en-US' }

/**
 * The stored choice wins, then the browser's language, then Chinese; an unknown stored code is Chinese
 * (seed section 1).
 */
export function chooseLanguage(stored: string | null | undefined, browser: string | undefined): Language {
  if (stored) return stored === 'en' ? 'en' : 'zh'
  const code = (browser ?? '').toLowerCase()
  if (code.includes('en')) return 'en'
  return 'zh'
}
