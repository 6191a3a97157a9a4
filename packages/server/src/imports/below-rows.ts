import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { filledTo, type SourceRow, type TableSource } from './source-row.ts'

/** The same table whose header stands below `above` rows, which are left out. Throws `import.empty` where it ends before. */
export async function belowRows(table: TableSource, above: number): Promise<TableSource> {
  if (above === 0 || table.format === 'jsonl') return table
  const chunks = table.rows[Symbol.asyncIterator]()
  let rows: readonly SourceRow[] = []
  for (let left = above - 1; ; left -= rows.length) {
    const next = await chunks.next()
    if (next.done) throw new ProblemError('import.empty')
    rows = next.value
    if (rows.length > left) {
      rows = rows.slice(left)
      break
    }
  }
  const [header, ...first] = rows as readonly [SourceRow, ...SourceRow[]]
  const { cells: headers } = header
  const whole = (chunk: readonly SourceRow[]) =>
    table.format === 'xlsx' ? chunk.map((row) => filledTo(row, headers.length)) : chunk
  return {
    ...table,
    headers,
    [Symbol.dispose]: () => table[Symbol.dispose](),
    rows: (async function* all() {
      yield whole(first)
      for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield whole(next.value)
    })(),
  }
}
