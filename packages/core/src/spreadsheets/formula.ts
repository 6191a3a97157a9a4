// A spreadsheet runs a cell that begins with one of these (OWASP, CSV injection); some run the full-width ones too.
const runs = /^'*[=+\-@\t\r\n＝＋－＠]/

/** A cell as it may be written to CSV or XLSX: what a spreadsheet would run as a formula gets a leading apostrophe. */
export const neutraliseCell = (cell: string): string => (runs.test(cell) ? `'${cell}` : cell)

/** The inverse of `neutraliseCell`, so that an export can be imported again unchanged. */
export const restoreCell = (cell: string): string => (cell.startsWith("'") && runs.test(cell) ? cell.slice(1) : cell)
