// A spreadsheet runs a cell that begins with one of these (OWASP, CSV injection); some run the full-width ones too, split
// lines at semicolons, and look past characters that are not seen: a soft hyphen, what has no width, marks of direction.
// PostgreSQL takes the pattern as it stands.
export const runs = /^'*[\u034F\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF]*[=+\-@;\t\r\n＝＋－＠]/

/** Digits; letters; CJK: characters with which nearly every cell begins, from the first to the last. */
export const harmless = [
  [0x2e, 0x3a],
  [0x41, 0xac],
  [0x3000, 0xff0a],
] as const

const [[firstDigit, lastDigit], [firstLetter, lastLetter], [firstIdeograph, lastIdeograph]] = harmless
const isHarmless = (unit: number) =>
  (unit >= firstIdeograph && unit <= lastIdeograph) ||
  (unit >= firstDigit && unit <= lastDigit) ||
  (unit >= firstLetter && unit <= lastLetter)

/** A cell as it may be written to CSV or XLSX: what a spreadsheet would run as a formula gets a leading apostrophe. */
export const neutraliseCell = (cell: string): string =>
  !isHarmless(cell.charCodeAt(0)) && runs.test(cell) ? `'${cell}` : cell

/** The inverse of `neutraliseCell`, so that an export can be imported again unchanged. */
export const restoreCell = (cell: string): string => (cell.startsWith("'") && runs.test(cell) ? cell.slice(1) : cell)

/** A cell that was read from a file, as it may be written to one again and means the same. */
export const rewrittenCell = (cell: string): string => (cell.startsWith("'") ? cell : neutraliseCell(cell))
