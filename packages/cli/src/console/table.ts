import { cut, displayWidth, onOneLine, padEnd, padStart } from './display-width.ts'

export interface TableColumn<Row> {
  readonly title: string
  readonly cell: (row: Row) => string
  readonly align?: 'right'
  /** How deep the row stands in a tree, 1 at the top: the cell is indented by it. */
  readonly level?: (row: Row) => number
  /** The least columns it is cut to where the terminal is narrow; a column without it is never cut. */
  readonly least?: number
}

const gap = 2

/** Rows one below the other, each value behind its title, or below it where there is no room; empty ones are left out. */
function records(titles: readonly string[], cells: readonly (readonly string[])[], width: number): string {
  const indent = Math.max(...titles.map(displayWidth)) + gap
  const record = (values: readonly string[]) =>
    titles.flatMap((title, i) => {
      const value = values[i] ?? ''
      if (value === '') return []
      return indent + displayWidth(value) <= width ? [padEnd(title, indent) + value] : [title, `  ${value}`]
    })
  return cells.map((values) => record(values).join('\n')).join('\n\n')
}

/**
 * Rows below their titles. Within `width` columns, when that is given: the widest column that may be cut gives way
 * until the table fits; when none may any more, the rows stand one below the other.
 */
export function table<Row>(columns: readonly TableColumn<Row>[], rows: readonly Row[], width?: number): string {
  const cells = rows.map((row) =>
    columns.map(({ cell, level }) => '  '.repeat((level?.(row) ?? 1) - 1) + onOneLine(cell(row))),
  )
  const widths = columns.map(({ title }, i) =>
    Math.max(displayWidth(title), ...cells.map((line) => displayWidth(line[i] ?? ''))),
  )
  const total = () => widths.reduce((sum, one) => sum + one, gap * (columns.length - 1))
  for (let fits = width === undefined || total() <= width; !fits; fits = total() <= (width ?? 0)) {
    const widest = columns.reduce<number>((best, { least }, i) => {
      const one = widths[i] ?? 0
      return least !== undefined && one > least && one > (widths[best] ?? 0) ? i : best
    }, -1)
    if (widest < 0)
      return records(
        columns.map(({ title }) => title),
        cells,
        width ?? 0,
      )
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  const line = (parts: readonly string[]) =>
    parts
      .map((part, i) => {
        const shown = cut(part, widths[i] ?? 0)
        return columns[i]?.align === 'right' ? padStart(shown, widths[i] ?? 0) : padEnd(shown, widths[i] ?? 0)
      })
      .join(' '.repeat(gap))
      .trimEnd()
  return [columns.map(({ title }) => title), ...cells].map(line).join('\n')
}
