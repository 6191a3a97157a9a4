import type { FieldError } from '../errors/field-error.ts'
import { UnprovidedError } from './unprovided.ts'

/**
 * Why an actor failed, as the catalogue words it. Throws on what is no failure of a call but a mistake in the program.
 * A `ProblemError` is told by its shape: naming its class would load the whole error catalogue into the login page.
 */
export function failureOf(error: unknown): FieldError {
  if (error instanceof UnprovidedError) throw error
  const { code, params } = (error ?? {}) as Partial<FieldError>
  return code && params ? { code, params } : { code: 'client.network', params: {} }
}
