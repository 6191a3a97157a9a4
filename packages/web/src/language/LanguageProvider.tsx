import { createContext, type ReactNode, startTransition, use, useLayoutEffect, useMemo, useState } from 'react'
import { type Language, localeOf } from '@icss/core/copy/language.ts'
import { storeLanguage } from './language-store.ts'

interface LanguageChoice {
  readonly language: Language
  readonly setLanguage: (language: Language) => void
}

const Choice = createContext<LanguageChoice | undefined>(undefined)

export type LanguageProviderProps = { initial: Language; children: ReactNode }

/** Holds the interface language; changing it stores the code and shows everything anew, the document's `lang` too. */
export function LanguageProvider({ initial, children }: LanguageProviderProps) {
  const [language, setLanguage] = useState(initial)
  const choice = useMemo(
    () => ({
      language,
      setLanguage: (next: Language) => {
        storeLanguage(next)
        // What is shown stays until the words of the other language are there.
        startTransition(() => setLanguage(next))
      },
    }),
    [language],
  )
  useLayoutEffect(() => {
    document.documentElement.lang = localeOf[language]
  }, [language])
  return <Choice value={choice}>{children}</Choice>
}

/** The interface language and how to change it. */
export function useLanguage(): LanguageChoice {
  const choice = use(Choice)
  if (!choice) throw new Error('There is no LanguageProvider around this.')
  return choice
}
