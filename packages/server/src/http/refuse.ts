import type { FieldError } from '@icss/core/errors/field-error.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'

/** Throws the fault that a rule of core has found; nothing without one. */
export function refuse(fault: FieldError | undefined): void {
  if (fault) throw new ProblemError(fault.code, { params: fault.params })
}

/** What was found, or the answer that there is none. */
export function found<T>(value: T | undefined): T {
  if (value === undefined) throw new ProblemError('request.not_found')
  return value
}
