import type { Language } from '@icss/core/copy/language.ts'
import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import { type Wording, wordError } from '@icss/core/errors/wording.ts'
import { ruleErrorsEn } from '@icss/core/rules/rules.en.ts'
import { ruleErrorsZh } from '@icss/core/rules/rules.zh.ts'
import { smsCodeErrorsEn } from '@icss/core/sms-codes/sms-codes.en.ts'
import { smsCodeErrorsZh } from '@icss/core/sms-codes/sms-codes.zh.ts'

/** Wordings of faults, by code. */
export type Wordings = Readonly<Partial<Record<ErrorCode, Wording>>>

/** A page fetches the words of the catalogue that its forms need: those of all rules and codes, and what it adds. */
const ofEveryForm: Readonly<Record<Language, Wordings>> = {
  zh: { ...ruleErrorsZh, ...smsCodeErrorsZh },
  en: { ...ruleErrorsEn, ...smsCodeErrorsEn },
}

/** What is wrong with a field and what to do, as the forms of the back office say it; `own`: faults of this form alone. */
export function fieldWords(
  language: Language,
  fault: Pick<FieldError, 'code' | 'params'> | undefined,
  own: Wordings = {},
): string | undefined {
  if (!fault) return undefined
  const { says, fix } = wordError({ ...ofEveryForm[language], ...own }, language, fault)
  return [says, fix].filter(Boolean).join(language === 'zh' ? '，' : '. ')
}
