import type { ErrorCode } from '@icss/core/errors/error-code.ts'

/** What other writings of a name have in common, and where that is kept (ADR 51). */
export interface AlikeShape {
  /** The unique index over `key`, of rows that are not apart. */
  readonly constraint: string
  /** The field that is a name, and what its writings have in common. */
  readonly field: string
  readonly keyOf: (name: string) => string
  /** The columns of that, and of whether a row is known to be another than the one that has it. */
  readonly key: string
  readonly apart: string
  /** What refuses a name; its wording calls the one that was met `name`. */
  readonly code: ErrorCode
}
