import { copyEn } from '@icss/core/copy/copy.en.ts'
import { copyZh } from '@icss/core/copy/copy.zh.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { createTranslate, type Translate } from '@icss/core/copy/translate.ts'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { type Wording, wordError } from '@icss/core/errors/wording.ts'
import { failureOf } from '@icss/core/machines/failure-of.ts'
import { useLanguage } from './LanguageProvider.tsx'

const translates: Record<Language, Translate<typeof copyZh>> = {
  zh: createTranslate('zh', copyZh),
  en: createTranslate('en', copyEn as typeof copyZh),
}

/** All wording of the product in the interface language. */
export const useCopy = (): Translate<typeof copyZh> => translates[useLanguage().language]

export interface ErrorWording {
  readonly word: (error: Pick<FieldError, 'code' | 'params'>) => Wording
  /** Whatever a call failed with. */
  readonly wordUnknown: (error: unknown) => Wording
  /** What is wrong and what to do, in one line; nothing of nothing. */
  readonly inOneLine: (error: unknown) => string | undefined
  /** A line of the summary above a form: what is concerned, and what is wrong with it. */
  readonly inSummary: (label: string, error: FieldError) => string
  /** A line of the summary for what concerns no field: what is wrong and what to do. */
  readonly ofWhole: (error: FieldError) => string
}

const errorWordingIn = (language: Language): ErrorWording => {
  const word = (error: Pick<FieldError, 'code' | 'params'>) =>
    wordError(language === 'zh' ? catalogueZh : catalogueEn, language, error)
  const wordUnknown = (error: unknown) => word(failureOf(error))
  const headed = (head: string, words: string) => `${head}${language === 'zh' ? '：' : ': '}${words}`
  return {
    word,
    wordUnknown,
    inOneLine: (error) => {
      if (error === undefined || error === null) return undefined
      const { says, fix } = wordUnknown(error)
      return `${says}${language === 'zh' ? '，' : '. '}${fix}`
    },
    inSummary: (label, error) => headed(label, word(error).says),
    ofWhole: (error) => {
      const { says, fix } = word(error)
      return headed(says, fix)
    },
  }
}

const errorWordings: Record<Language, ErrorWording> = { zh: errorWordingIn('zh'), en: errorWordingIn('en') }

/** Words errors in the interface language. */
export const useErrorWording = (): ErrorWording => errorWordings[useLanguage().language]
