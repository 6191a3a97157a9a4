import { copyZh } from '@icss/core/copy/copy.zh.ts'
import type { Language } from '@icss/core/copy/language.ts'
import { createTranslate, type Translate } from '@icss/core/copy/translate.ts'
import { catalogueZh } from '@icss/core/errors/catalogue.zh.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { type Catalogue, type Wording, wordError } from '@icss/core/errors/wording.ts'
import { whenThere } from '@icss/core/later.ts'
import { failureOf } from '@icss/core/machines/failure-of.ts'
import { startLanguage } from './language-store.ts'
import { useLanguage } from './LanguageProvider.tsx'

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

const errorWordingIn = (language: Language, catalogue: Catalogue): ErrorWording => {
  const word = (error: Pick<FieldError, 'code' | 'params'>) => wordError(catalogue, language, error)
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

interface Words {
  readonly tree: typeof copyZh
  readonly t: Translate<typeof copyZh>
  readonly errors: ErrorWording
}

const wordsIn = (language: Language, tree: typeof copyZh, catalogue: Catalogue): Words => ({
  tree,
  t: createTranslate(language, tree),
  errors: errorWordingIn(language, catalogue),
})

const chinese = wordsIn('zh', copyZh, catalogueZh)
let english: Words | undefined
let loading: Promise<Words> | undefined

async function fetchEnglish(): Promise<Words> {
  try {
    const { copyEn, catalogueEn } = await import('./english.ts')
    return (english = wordsIn('en', copyEn as typeof copyZh, catalogueEn))
  } catch (error) {
    loading = undefined
    throw error
  }
}

const pending = () => (loading ??= fetchEnglish())

/** Fetches the words of a language, so that whoever asks for them has them at once. */
export async function loadWords(language: Language): Promise<void> {
  if (language === 'en') await pending()
}

/** The words of a language; a render waits until they are there. */
function wordsOf(language: Language): Words {
  if (language === 'zh') return chinese
  if (!english) throw pending()
  return english
}

/** All wording as a tree, of which some may come later. */
export const copyIn = (language: Language): typeof copyZh => wordsOf(language).tree

/** Fetches all words in the language of the page, those too that come later. */
export async function loadAllWords(): Promise<void> {
  const language = startLanguage()
  await whenThere(() => Object.values(copyIn(language)))
}

/** The words of the interface language. */
const useWords = (): Words => wordsOf(useLanguage().language)

/** All wording of the product in the interface language. */
export const useCopy = (): Translate<typeof copyZh> => useWords().t

/** Words errors in the interface language. */
export const useErrorWording = (): ErrorWording => useWords().errors
