import { type ErrorCode, errorStatus } from './error-codes.ts'
import type { Errors } from './field-error.ts'
import type { Problem } from './problem.ts'

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
