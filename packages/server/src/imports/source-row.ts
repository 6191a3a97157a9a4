import type { ErrorCode } from '@icss/core/errors/error-code.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { MergedCells } from './merged-cells.ts'

export interface SourceFault {
  readonly code: ErrorCode
  readonly params: Readonly<Record<string, string | number>>
}

/** A row as the file holds it. `line` counts from 1. A JSON line has one cell, itself, and its `record`. */
export interface SourceRow {
  readonly line: number
  readonly cells: readonly string[]
  readonly record?: Readonly<Record<string, unknown>>
  /** Its length, where that is known without its cells. */
  readonly size?: number
  /** The last cell over which its only text goes, where cells of a sheet are merged. */
  readonly across?: number
  /** Why the row cannot even be split into cells, and the one that it stands in, as far as that is known. */
  readonly fault?: SourceFault & { readonly at?: number }
  /** Why cells, by their place, say nothing that can be taken over; they hold what is shown of them. */
  readonly cellFaults?: ReadonlyMap<number, SourceFault>
}

/** About how many characters a row has. */
export const sizeOf = (row: SourceRow): number =>
  row.size ?? row.cells.reduce((length, cell) => length + cell.length, 0)

/** What a workbook holds beside the cells of the sheet that is read. */
export interface SheetFacts {
  readonly name: string
  /** The other sheets that hold anything. */
  others(): Promise<readonly { readonly name: string; readonly isHidden: boolean }[]>
  merged(): Promise<readonly MergedCells[]>
}

/** Cells that a row lacks of the header's are empty ones. */
export const filledTo = (row: SourceRow, width: number): SourceRow =>
  row.cells.length >= width
    ? row
    : { ...row, cells: [...row.cells, ...Array.from({ length: width - row.cells.length }, () => '')] }

/** A table that is read once, from its first row to its last, in chunks; `using` lets go of its file. */
export interface TableSource extends Disposable {
  readonly format: 'csv' | 'xlsx' | 'jsonl'
  /** The header cells; empty for JSON Lines. */
  readonly headers: readonly string[]
  readonly rows: AsyncIterable<readonly SourceRow[]>
  readonly sheet?: SheetFacts
  /** Bytes of the file taken so far. */
  readonly bytesRead: () => number
}

/** Bytes, or characters of JSON, that one row may hold: enough for any company, little enough for memory. */
export const maxRowLength = 16 * 1024 * 1024

/** Throws `import.row_too_long` when `rest`, the row that begins at `line` and has not ended yet, is too long already. */
export function rowTooLong(rest: { readonly length: number }, line: number): void {
  if (rest.length > maxRowLength)
    throw new ProblemError('import.row_too_long', { params: { line, max: `${maxRowLength / 1024 / 1024} MB` } })
}
