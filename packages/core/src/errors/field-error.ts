import * as z from 'zod/mini'
import { type ErrorCode, isErrorCode } from './error-codes.ts'

/** One fault: the key of its wording in the catalogue, and the values which that wording names. */
export interface FieldError {
  readonly code: ErrorCode
  readonly params: Readonly<Record<string, string | number>>
}

/** The bag named `errors` (seed section 5): the first fault of each field, keyed by its dotted path, '' for the whole. */
export type Errors = Readonly<Record<string, FieldError>>

const errorCode = z.custom<ErrorCode>(isErrorCode)

/** The bag as it travels. */
export const errorsSchema = z.record(
  z.string(),
  z.object({ code: errorCode, params: z.record(z.string(), z.union([z.string(), z.number()])) }),
)
