import { neutraliseCell } from '@icss/core/spreadsheets/formula.ts'

const isMark = (unit: number) => unit === 0x22 || unit === 0x2c || unit === 0x0d || unit === 0x0a

function quoted(cell: string): string {
  for (let i = 0; i < cell.length; i += 1)
    if (isMark(cell.charCodeAt(i))) return `"${cell.includes('"') ? cell.replaceAll('"', '""') : cell}"`
  return cell
}

/** The mark that makes spreadsheets read CSV as UTF-8. */
export const byteOrderMark = '\u{FEFF}'

/** A cell of CSV (RFC 4180); one that a spreadsheet would run is neutralised. */
export const csvCell = (cell: string): string => quoted(neutraliseCell(cell))

/** One line of CSV. */
export function csvLine(cells: readonly string[]): string {
  let line = ''
  for (const cell of cells) line += `,${csvCell(cell)}`
  return `${line.slice(1)}\r\n`
}

/** The first line, behind the mark. */
export const csvHead = (header: readonly string[]): string => byteOrderMark + csvLine(header)
