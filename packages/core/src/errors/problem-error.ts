import type { ErrorCode } from './error-code.ts'
import type { PlainCode } from './error-params.ts'
import type { Errors } from './field-error.ts'
import type { Problem } from './problem.ts'

interface Rest {
  readonly params?: Problem['params']
  readonly errors?: Errors
  readonly status?: number
  readonly cause?: unknown
}

/** Thrown by operations on the server and by the client everywhere; carries all that a person needs to be told. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ErrorCode
  readonly params: Problem['params']
  readonly errors: Errors
  /** Of the answer that told of it; none where it was thrown on this side. */
  readonly status: number | undefined

  /** A code whose wording names anything is thrown with it. */
  constructor(code: PlainCode, rest?: Rest)
  constructor(code: ErrorCode, rest: Rest & { params: Problem['params'] })
  constructor(code: ErrorCode, rest: Rest = {}) {
    super(code, { cause: rest.cause })
    this.code = code
    this.params = rest.params ?? {}
    this.errors = rest.errors ?? {}
    this.status = rest.status
  }
}
