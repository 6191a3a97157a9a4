import type { FieldError } from '../errors/field-error.ts'
import { ProblemError } from '../errors/problem.ts'
import { UnprovidedError } from './unprovided.ts'

/** Why an actor failed, as the catalogue words it. Throws on what is no failure of a call but a mistake in the program. */
export function failureOf(error: unknown): FieldError {
  if (error instanceof UnprovidedError) throw error
  if (error instanceof ProblemError) return { code: error.code, params: error.params }
  return { code: 'client.network', params: {} }
}
