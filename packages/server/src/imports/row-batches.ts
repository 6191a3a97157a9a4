import type pg from 'pg'
import type { Batches, OnConflict } from './import-runner.ts'
import type { Progress } from './import-progress.ts'
import type { ReadRow } from './read-row.ts'
import type { SourceRow } from './source-row.ts'
import type { GoodRow, Written } from './written.ts'

type Write<Draft> = (
  client: pg.PoolClient,
  channelId: string,
  rows: readonly GoodRow<Draft>[],
  onConflict: OnConflict,
) => Promise<Written>

interface RowBatch<Draft> {
  readonly before: number
  readonly sources: readonly SourceRow[]
  readonly good: readonly GoodRow<Draft>[]
  readonly rejected: Progress['rejected']
}

/** Batches of an import whose rows `write` writes; what it refuses is rejected with the header of its field. */
export const rowBatches =
  <Draft>(write: Write<Draft>) =>
  (
    channelId: string,
    onConflict: OnConflict,
    readRow: (row: SourceRow) => ReadRow<Draft>,
    headerOf: (field: string) => string,
  ): Batches<RowBatch<Draft>> => ({
    judge(before, sources) {
      const good: GoodRow<Draft>[] = []
      const rejected: Progress['rejected'][number][] = []
      for (const [i, source] of sources.entries()) {
        const read = readRow(source)
        const row = before + i + 1
        if ('draft' in read) good.push({ row, line: source.line, ...read })
        else rejected.push({ row, source, faults: read.faults })
      }
      return { before, sources, good, rejected }
    },
    async write(client, { before, sources, good, rejected }) {
      const { refused, ...counts } = await write(client, channelId, good, onConflict)
      const taken = refused.flatMap(({ row, field, value, code }) => {
        const source = sources[row - before - 1]
        return source ? [{ row, source, faults: [{ column: headerOf(field), value, code, params: {} }] }] : []
      })
      return { ...counts, before, rows: sources.length, rejected: [...rejected, ...taken] }
    },
  })
