import { neutraliseCell } from '@icss/core/spreadsheets/formula.ts'

/** Bytes for which a cell is quoted beside those of RFC 4180: some spreadsheets split lines at these. */
export const otherSeparators = [0x3b, 0x09] as const
const [semicolon, tab] = otherSeparators

const isMark = (unit: number) =>
  unit === 0x22 || unit === 0x2c || unit === 0x0d || unit === 0x0a || unit === semicolon || unit === tab

function quoted(cell: string): string {
  for (let i = 0; i < cell.length; i += 1)
    if (isMark(cell.charCodeAt(i))) return `"${cell.includes('"') ? cell.replaceAll('"', '""') : cell}"`
  return cell
}

/** The mark that makes spreadsheets read CSV as UTF-8. */
export const byteOrderMark = '\u{FEFF}'

/** One line of CSV (RFC 4180); `written` makes of a cell what a spreadsheet does not run. */
export function csvLine(cells: readonly string[], written: (cell: string) => string = neutraliseCell): string {
  let line = ''
  for (const cell of cells) line += `,${quoted(written(cell))}`
  return `${line.slice(1)}\r\n`
}

/** The first line, behind the mark. */
export const csvHead = (header: readonly string[]): string => byteOrderMark + csvLine(header)
