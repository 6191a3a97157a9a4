// A spreadsheet runs a cell that begins with one of these (OWASP, CSV injection); some run the full-width ones too.
// PostgreSQL takes the pattern as it stands.
export const runs = /^'*[=+\-@\t\r\n＝＋－＠]/

/** Digits; letters and CJK: characters with which nearly every cell begins, from the first to the last. */
export const harmless = [
  [0x2e, 0x3c],
  [0x41, 0xff0a],
] as const

const [[firstDigit, lastDigit], [firstLetter, lastLetter]] = harmless
const isHarmless = (unit: number) =>
  (unit >= firstDigit && unit <= lastDigit) || (unit >= firstLetter && unit <= lastLetter)

/** A cell as it may be written to CSV or XLSX: what a spreadsheet would run as a formula gets a leading apostrophe. */
export const neutraliseCell = (cell: string): string =>
  !isHarmless(cell.charCodeAt(0)) && runs.test(cell) ? `'${cell}` : cell

/** The inverse of `neutraliseCell`, so that an export can be imported again unchanged. */
export const restoreCell = (cell: string): string => (cell.startsWith("'") && runs.test(cell) ? cell.slice(1) : cell)
