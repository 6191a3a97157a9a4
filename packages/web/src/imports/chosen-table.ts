/** A file with how it is read: its sheet, where it is a workbook, rows over its header, and the field of each column, '' for one that is left out. */
export interface ChosenTable {
  readonly file: File
  readonly sheet: string | null
  readonly rowsAbove: number
  /** None where the headers say it. */
  readonly columns: readonly string[] | null
}
