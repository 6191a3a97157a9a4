import type { ChosenTable } from './chosen-table.ts'

/** What was refused, as it is now: the headers of its file, and the cells of each row. */
export interface CorrectedTable {
  readonly title: string
  readonly headers: readonly string[]
  readonly columns: readonly string[] | null
  readonly rows: readonly (readonly string[])[]
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`

/** Corrected rows as the table that they came from: CSV, or JSON Lines, whose rows have no headers. */
export function correctedFile({ title, headers, columns, rows }: CorrectedTable): ChosenTable {
  const isJson = headers.length === 0
  const lines = isJson
    ? rows.map(([json = '']) => json)
    : [headers, ...rows].map((cells) => cells.map(quoted).join(','))
  const name = `${title.replace(/\.\w+$/, '')}.${isJson ? 'jsonl' : 'csv'}`
  return { file: new File([lines.join('\r\n')], name), sheet: null, rowsAbove: 0, columns }
}
