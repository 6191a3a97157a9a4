import { ProblemError } from '@icss/core/errors/problem-error.ts'
import type { SourceRow } from './source-row.ts'

/** The first `most` rows; throws `import.too_many_rows` behind them when there are more. */
export async function* upToRows(
  chunks: AsyncIterable<readonly SourceRow[]>,
  most: number,
): AsyncGenerator<readonly SourceRow[]> {
  let left = most
  for await (const rows of chunks) {
    if (rows.length > left) {
      yield rows.slice(0, left)
      throw new ProblemError('import.too_many_rows', { params: { max: most } })
    }
    left -= rows.length
    yield rows
  }
}
