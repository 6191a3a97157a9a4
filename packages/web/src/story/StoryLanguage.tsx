import { type ReactNode, useEffectEvent, useLayoutEffect } from 'react'
import type { Language } from '@icss/core/copy/language.ts'
import { loadWords } from '../language/copy.ts'
import { LanguageProvider, useLanguage } from '../language/LanguageProvider.tsx'

// As the product does before it shows anything.
await loadWords('en')

export type StoryLanguageProps = { language: Language; children: ReactNode }

/** The language of the toolbar. Another one is switched to as in the product, where nothing typed is lost. */
export function StoryLanguage({ language, children }: StoryLanguageProps) {
  return (
    <LanguageProvider initial={language}>
      <Follow language={language} />
      {children}
    </LanguageProvider>
  )
}

function Follow({ language }: { language: Language }) {
  const { setLanguage } = useLanguage()
  const follow = useEffectEvent(setLanguage)
  useLayoutEffect(() => follow(language), [language])
  return null
}
