import type { Language } from '@icss/core/copy/language.ts'
import { cutCell } from '@icss/core/spreadsheets/left-out-cell.ts'

/** Characters of a rejected row that is kept as it stood: more than rows have that lack a correction only. */
const mostKept = 32 * 1024

/**
 * The cells of a rejected row as they are kept to be corrected. Of a row that is too long for that, each long cell says
 * how long it was and how it began: what is read of it again is bounded when it is written.
 */
export const keptCells = (cells: readonly string[], language: Language): readonly string[] =>
  cells.reduce((length, cell) => length + cell.length, 0) <= mostKept
    ? cells
    : cells.map((cell) => cutCell(cell, language))
