import { createTranslate, fill } from '@icss/core/copy/translate.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { drawCheckEn } from '@icss/core/lotteries/draw-check.en.ts'
import { drawCheckZh } from '@icss/core/lotteries/draw-check.zh.ts'
import { lotteryErrorsEn } from '@icss/core/lotteries/lotteries.en.ts'
import { lotteryErrorsZh } from '@icss/core/lotteries/lotteries.zh.ts'
import { usePageCopy } from '../page-copy.ts'

const words = { zh: createTranslate('zh', drawCheckZh), en: createTranslate('en', drawCheckEn) }
const faults = { zh: lotteryErrorsZh, en: lotteryErrorsEn }

/** The words of the check, in the visitor's language. */
export function useCheckWords() {
  const { language } = usePageCopy()
  return {
    t: words[language],
    language,
    wordFault({ code, params }: FieldError) {
      const { says, fix } = faults[language][code as keyof typeof lotteryErrorsZh]
      return { says: fill(says, params, language), fix: fill(fix, params, language) }
    },
  }
}
