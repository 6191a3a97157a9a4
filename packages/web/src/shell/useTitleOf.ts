import { type Screen, screens } from '@icss/core/routes/routes.ts'
import { useLanguage } from '../language/LanguageProvider.tsx'

/** What a screen is called in the interface language. */
export function useTitleOf(): (screen: Screen) => string {
  const { language } = useLanguage()
  return (screen) => screens[screen].title[language]
}
