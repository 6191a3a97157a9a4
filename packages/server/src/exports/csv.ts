import { neutraliseCell } from '@icss/core/spreadsheets/formula.ts'

const quoted = (cell: string) => (/[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The mark that makes spreadsheets read CSV as UTF-8. */
export const byteOrderMark = '\u{FEFF}'

/** One line of CSV (RFC 4180); cells that a spreadsheet would run are neutralised. */
export const csvLine = (cells: readonly string[]): string =>
  `${cells.map((cell) => quoted(neutraliseCell(cell))).join(',')}\r\n`
