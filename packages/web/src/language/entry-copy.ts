import { use } from 'react'
import type { Language } from '@icss/core/copy/language.ts'
import { createTranslate, type Translate } from '@icss/core/copy/translate.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { type Wording, wordError } from '@icss/core/errors/wording.ts'
import type { EntryCopy } from './entry-copy.zh.ts'
import { useLanguage } from './LanguageProvider.tsx'

const loading: Partial<Record<Language, Promise<EntryCopy>>> = {}

// Each import by itself: of two in one expression the built page would fetch the chunks of both.
const copies = {
  zh: () => import('./entry-copy.zh.ts'),
  en: () => import('./entry-copy.en.ts'),
}

/** The copy of one language, fetched once and only when somebody reads it. */
export const loadEntryCopy = (language: Language): Promise<EntryCopy> =>
  (loading[language] ??= copies[language]().then(({ entryCopy }) => entryCopy))

/** Wording for what stands before the login; suspends until the language is there. */
export function useEntryCopy(): {
  t: Translate<EntryCopy['tree']>
  word: (error: Pick<FieldError, 'code' | 'params'>) => Wording
} {
  const { language } = useLanguage()
  const { tree, catalogue } = use(loadEntryCopy(language))
  return { t: createTranslate(language, tree), word: (error) => wordError(catalogue, language, error) }
}
