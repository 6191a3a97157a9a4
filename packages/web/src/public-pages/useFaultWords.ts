import { fill } from '@icss/core/copy/translate.ts'
import { deskErrorsEn } from '@icss/core/desk/desk.en.ts'
import { deskErrorsZh } from '@icss/core/desk/desk.zh.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import type { Wording } from '@icss/core/errors/wording.ts'
import { participantErrorsEn } from '@icss/core/participants/participants.en.ts'
import { participantErrorsZh } from '@icss/core/participants/participants.zh.ts'
import { usePageCopy } from './page-copy.ts'

const faults: Readonly<Record<'zh' | 'en', Readonly<Record<string, Wording>>>> = {
  zh: { ...participantErrorsZh, ...deskErrorsZh },
  en: { ...participantErrorsEn, ...deskErrorsEn },
}

/** Words what a desk was refused, which comes in an answer and not as one. */
export function useFaultWords(): (fault: Pick<FieldError, 'code' | 'params'>) => string {
  const { copy, language } = usePageCopy()
  return ({ code, params }) => {
    const wording = faults[language][code]
    if (!wording) return copy.desk.gone
    const { says, fix } = wording
    return [says, fix].map((words) => fill(words, params, language)).join(language === 'zh' ? '，' : '. ')
  }
}
