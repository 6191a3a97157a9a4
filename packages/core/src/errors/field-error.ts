import type { ErrorCode } from './error-code.ts'

/** One fault: the key of its wording in the catalogue, and the values which that wording names. */
export interface FieldError {
  readonly code: ErrorCode
  readonly params: Readonly<Record<string, string | number>>
}

/**
 * The bag named `errors` (seed section 5): the first fault of each field, keyed by its dotted path, '' for the whole.
 */
export type Errors = Readonly<Record<string, FieldError>>
