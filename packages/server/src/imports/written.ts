import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import type { FieldError } from '@icss/core/errors/field-error.ts'
import type { AlikeRow } from '@icss/core/operations/alike-row.ts'
import type { KeptChanges } from '../operations/kept-changes.ts'

/** A valid row of a file: `fields` are those that the file gives, which an update changes; `cells` as they stood. */
export interface GoodRow<Draft = unknown> {
  readonly row: number
  readonly line: number
  readonly cells: readonly string[]
  readonly draft: Draft
  readonly fields: readonly string[]
}

/** A valid row that cannot go in beside what is there, because of `field`. */
export interface Refused {
  readonly row: number
  readonly field: string
  readonly value: string
  readonly code: ErrorCode
  readonly params?: FieldError['params']
}

/** What became of valid rows. */
export interface Written {
  readonly created: number
  readonly updated: number
  readonly skipped: number
  readonly refused: readonly Refused[]
  /** Those that are probably a record in another writing, whatever became of them. */
  readonly alike?: readonly AlikeRow[]
  /** What can be undone. */
  readonly changes: KeptChanges
}
