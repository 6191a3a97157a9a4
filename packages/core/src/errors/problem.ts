import * as z from 'zod/mini'
import { type ErrorCode, errorStatus, isErrorCode } from './error-codes.ts'
import { type Errors, errorsSchema } from './field-error.ts'

/**
 * An RFC 9457 problem. `code` is a key of the catalogue, so that every client can word it in its own language;
 * `errors` holds the faults by field; `params` the values that the wording names.
 */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.custom<ErrorCode>(isErrorCode),
  detail: z.optional(z.string()),
  instance: z.optional(z.string()),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  errors: errorsSchema,
})
export type Problem = z.infer<typeof problem>

/** Thrown by operations on the server and by the client everywhere; carries all that a person needs to be told. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ErrorCode
  readonly params: Problem['params']
  readonly errors: Errors
  readonly status: number

  constructor(
    code: ErrorCode,
    rest: { params?: Problem['params']; errors?: Errors; status?: number; cause?: unknown } = {},
  ) {
    super(code, { cause: rest.cause })
    this.code = code
    this.params = rest.params ?? {}
    this.errors = rest.errors ?? {}
    this.status = rest.status ?? errorStatus[code]
  }
}
