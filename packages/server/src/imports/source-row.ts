import type { ErrorCode } from '@icss/core/errors/error-codes.ts'

/** A row as the file holds it. `line` counts from 1. A JSON line has one cell, itself, and its `record`. */
export interface SourceRow {
  readonly line: number
  readonly cells: readonly string[]
  readonly record?: Readonly<Record<string, unknown>>
  /** Why the row cannot even be split into cells. */
  readonly fault?: { readonly code: ErrorCode; readonly params: Readonly<Record<string, string | number>> }
}

/** A table that is read once, from its first row to its last, in chunks. */
export interface TableSource {
  readonly format: 'csv' | 'xlsx' | 'jsonl'
  /** The header cells; empty for JSON Lines. */
  readonly headers: readonly string[]
  readonly rows: AsyncIterable<readonly SourceRow[]>
  /** Bytes of the file taken so far. */
  readonly bytesRead: () => number
}
