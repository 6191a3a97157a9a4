import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { Column } from '@icss/core/spreadsheets/column.ts'
import { filledTo, type SourceRow, type TableSource } from './source-row.ts'
import { spreadMerged } from './spread-merged.ts'

/** Rows among which a header is looked for. */
const lookedAt = 10
/** Characters of a cell that may be a header. */
const longestName = 200

type Find = (header: string) => Column | undefined

const isBlank = (cell: string | undefined): boolean => cell === undefined || cell.trim() === ''

/** The header that stands at a row. Where names are blank that the row above knows, it has two rows. */
function headerAt(rows: readonly Pick<SourceRow, 'cells'>[], at: number, find: Find): readonly string[] {
  const { cells } = rows[at] as Pick<SourceRow, 'cells'>
  const above = rows[at - 1]?.cells ?? []
  if (!above.some((name, i) => isBlank(cells[i]) && find(name))) return cells
  return Array.from({ length: Math.max(cells.length, above.length) }, (_, i) =>
    isBlank(cells[i]) ? (above[i] ?? '') : (cells[i] as string),
  )
}

/** The row whose header names most columns, the first of several. */
function likeliestHeader(rows: readonly Pick<SourceRow, 'cells'>[], find: Find): number {
  const known = rows
    .slice(0, lookedAt)
    .map((_, at) => new Set(headerAt(rows, at, find).flatMap((name) => find(name)?.field ?? [])).size)
  return Math.max(0, known.indexOf(Math.max(...known)))
}

/** What becomes of the rows below `headers`: of a sheet, each is as wide, and merged cells all say the same. */
async function below(
  { format, sheet }: TableSource,
  headers: readonly string[],
  most: number,
): Promise<(rows: readonly SourceRow[]) => readonly SourceRow[]> {
  if (format !== 'xlsx') return (rows) => rows
  const merged = (await sheet?.merged()) ?? []
  const spread = merged.length > 0 ? spreadMerged(merged, headers, most) : (row: SourceRow) => row
  return (rows) => rows.map((row) => spread(filledTo(row, headers.length)))
}

/**
 * The same table below its header, which stands under `rowsAbove` rows or is looked for; what stands over it is left out.
 * What merged cells are filled with may come to `most` characters. Throws `import.empty` where the table ends before.
 */
export async function headedTable(
  table: TableSource,
  find: Find,
  rowsAbove: number | undefined,
  most: number,
): Promise<{ readonly table: TableSource; readonly rowsAbove: number }> {
  if (table.format === 'jsonl') return { table, rowsAbove: 0 }
  const chunks = table.rows[Symbol.asyncIterator]()
  const rows: Pick<SourceRow, 'cells'>[] = [{ cells: table.headers }]
  const read: SourceRow[] = []
  // Where the file breaks off, what stands before is handed out first.
  let fault: { readonly error: unknown } | undefined
  try {
    while (rows.length < (rowsAbove === undefined ? lookedAt : rowsAbove + 1)) {
      const next = await chunks.next()
      if (next.done) break
      read.push(...next.value)
      rows.push(...next.value)
    }
  } catch (error) {
    fault = { error }
  }
  const isName: Find = (name) => (name.length > longestName ? undefined : find(name))
  const above = rowsAbove ?? likeliestHeader(rows, isName)
  if (above >= rows.length) throw fault ? fault.error : new ProblemError('import.empty')
  const headers = headerAt(rows, above, isName)
  const whole = await below(table, headers, most)
  return {
    rowsAbove: above,
    table: {
      ...table,
      headers,
      [Symbol.dispose]: () => table[Symbol.dispose](),
      rows: (async function* all() {
        yield whole(read.slice(above))
        if (fault) throw fault.error
        for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield whole(next.value)
      })(),
    },
  }
}
