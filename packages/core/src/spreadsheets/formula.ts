// A spreadsheet runs a cell that begins with one of these (OWASP, CSV injection); some run the full-width ones too.
const runs = /^'*[=+\-@\t\r\n＝＋－＠]/

// Digits, letters and CJK, with which nearly every cell begins.
const isHarmless = (unit: number) => (unit > 0x2d && unit < 0x3d) || (unit > 0x40 && unit < 0xff0b)

/** Whether a text of UTF-8 that begins with `byte` is surely nothing that a spreadsheet runs. */
export const beginsHarmless = (byte: number): boolean => (byte < 0x80 ? isHarmless(byte) : byte > 0xbf && byte < 0xef)

/** A cell as it may be written to CSV or XLSX: what a spreadsheet would run as a formula gets a leading apostrophe. */
export const neutraliseCell = (cell: string): string =>
  !isHarmless(cell.charCodeAt(0)) && runs.test(cell) ? `'${cell}` : cell

/** The inverse of `neutraliseCell`, so that an export can be imported again unchanged. */
export const restoreCell = (cell: string): string => (cell.startsWith("'") && runs.test(cell) ? cell.slice(1) : cell)
