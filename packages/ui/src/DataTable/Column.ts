import type { ReactNode } from 'react'

/** One column of a DataTable. */
export type Column<Row> = {
  id: string
  header: string
  /** What stands in the cell. Plain words are cut with an ellipsis and shown whole in a native tooltip. */
  render: (row: Row) => ReactNode
  /** Width in px at most; columns without one share what is left, and keep at least `minWidth`. Names take what others do not fill. */
  width?: number
  minWidth?: number
  /** `end` for numbers. */
  align?: 'start' | 'end'
  isSortable?: boolean
  /** The column that names the row; it heads the card on a phone. The first column when none says so. */
  isName?: boolean
  /** Lets long text take several lines. */
  isWrapping?: boolean
  /** Left out of the card on a phone. */
  isWideOnly?: boolean
}

export type Sort = { column: string; direction: 'ascending' | 'descending' }
