import type { FieldError } from '@icss/core/errors/field-error.ts'
import { fieldWords, type Wordings } from './field-words.ts'
import { usePageCopy } from './page-copy.ts'

/** Words what is wrong with a field of a public page, in the visitor's language. */
export function useFieldWords(): (fault: FieldError | undefined, own?: Wordings) => string | undefined {
  const { language } = usePageCopy()
  return (fault, own) => fieldWords(language, fault, own)
}
