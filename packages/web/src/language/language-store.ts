import { chooseLanguage, type Language } from '@icss/core/copy/language.ts'

// The seed keeps the code in session storage under this name; local storage keeps it for the next visit.
const key = 'lanAbbreviation'

/** The language to start with: the stored choice, then the browser's, then Chinese (seed section 1). */
export const startLanguage = (): Language =>
  chooseLanguage(sessionStorage.getItem(key) ?? localStorage.getItem(key), navigator.language)

export function storeLanguage(language: Language): void {
  sessionStorage.setItem(key, language)
  localStorage.setItem(key, language)
}
