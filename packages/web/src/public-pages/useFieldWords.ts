import type { FieldError } from '@icss/core/errors/field-error.ts'
import { filled, usePageCopy } from './page-copy.ts'

/** Words what is wrong with a field of a public page: it is too long, no mobile number, or missing. */
export function useFieldWords(): (fault: FieldError | undefined) => string | undefined {
  const { copy } = usePageCopy()
  return (fault) => {
    if (!fault) return undefined
    if (fault.code === 'rule.max_length') return filled(copy.ownCard.tooLong, { max: String(fault.params['max']) })
    return fault.code === 'rule.mobile' ? copy.code.mobile : copy.code.required
  }
}
