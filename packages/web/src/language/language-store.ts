import { chooseLanguage, type Language } from '@icss/core/copy/language.ts'

// The seed keeps the code in session storage under this name; local storage keeps it for the next visit.
export const languageKey = 'lanAbbreviation'

/** The language to start with: the stored choice, then the browser's, then Chinese (seed section 1). */
export const startLanguage = (): Language =>
  chooseLanguage(sessionStorage.getItem(languageKey) ?? localStorage.getItem(languageKey), navigator.language)

export function storeLanguage(language: Language): void {
  sessionStorage.setItem(languageKey, language)
  localStorage.setItem(languageKey, language)
}
