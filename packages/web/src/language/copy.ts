import { copyEn } from '@icss/core/copy/copy.en.ts'
import { copyZh } from '@icss/core/copy/copy.zh.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { createTranslate, type Translate } from '@icss/core/copy/translate.ts'
import { catalogueEn } from '@icss/core/errors/catalogue.en.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { type Wording, wordError } from '@icss/core/errors/wording.ts'
import { useLanguage } from './LanguageProvider.tsx'

const translates: Record<Language, Translate<typeof copyZh>> = {
  zh: createTranslate('zh', copyZh),
  en: createTranslate('en', copyEn as typeof copyZh),
}

/** All wording of the product in the interface language. */
export const useCopy = (): Translate<typeof copyZh> => translates[useLanguage().language]

export interface ErrorWording {
  readonly word: (error: Pick<FieldError, 'code' | 'params'>) => Wording
  readonly wordUnknown: (error: unknown) => Wording
  /** What is wrong and what to do, in one line. */
  readonly inOneLine: (wording: Wording) => string
  /** A line of the summary above a form: what is concerned, and what is wrong with it. */
  readonly inSummary: (label: string, error: FieldError) => string
  /** A line of the summary for what concerns no field: what is wrong and what to do. */
  readonly ofWhole: (error: FieldError) => string
  /** For below a field: what is wrong and what to do, in one line. */
  readonly atField: (error: FieldError | undefined) => string | undefined
}

const errorWordingIn = (language: Language): ErrorWording => {
  const word = (error: Pick<FieldError, 'code' | 'params'>) =>
    wordError(language === 'zh' ? catalogueZh : catalogueEn, language, error)
  const inOneLine = ({ says, fix }: Wording) => `${says}${language === 'zh' ? '，' : '. '}${fix}`
  const headed = (head: string, words: string) => `${head}${language === 'zh' ? '：' : ': '}${words}`
  return {
    word,
    inOneLine,
    wordUnknown: (error) => word(error instanceof ProblemError ? error : { code: 'client.network', params: {} }),
    inSummary: (label, error) => headed(label, word(error).says),
    ofWhole: (error) => {
      const { says, fix } = word(error)
      return headed(says, fix)
    },
    atField: (error) => error && inOneLine(word(error)),
  }
}

const errorWordings: Record<Language, ErrorWording> = { zh: errorWordingIn('zh'), en: errorWordingIn('en') }

/** Words errors in the interface language. */
export const useErrorWording = (): ErrorWording => errorWordings[useLanguage().language]
