import { join } from 'node:path'
import { icss } from './icss.ts'
import { rows } from './import.ts'
import { atMost, type Measure, quantile, ratio } from './measure.ts'
import { memberHeaders, writeMembers } from './members.ts'
import { forgetPeak, peakMemory } from './memory.ts'
import type { Bench } from './open-bench.ts'
import { psql } from './psql.ts'
import { sized } from './sized.ts'

/** How often each is exported: a disk has good and bad moments, so that medians are compared. */
const rounds = { csv: sized(5, 1), jsonl: sized(5, 1), xlsx: 1 } as const
const formats = ['csv', 'jsonl', 'xlsx'] as const

/** `icss members export` of the 100,000 companies ÷ `psql \copy to` of as many from a plain table; its memory. */
export async function measureExport(bench: Bench): Promise<Measure[]> {
  const { root } = bench
  const product = await bench.product()
  const source = join(product.folder, 'plain.csv')
  await writeMembers(source, 0, rows)
  const columns = memberHeaders.map((_, i) => `c${i} text`).join(', ')
  psql(product, 'drop table if exists plain', `create table plain (${columns})`)
  psql(product, `\\copy plain from '${source}' with (format csv, header)`, 'vacuum analyze plain, companies')
  const copy = () => {
    const started = performance.now()
    psql(product, `\\copy plain to '${join(product.folder, 'copied.csv')}' with (format csv, header)`)
    return (performance.now() - started) / 1000
  }

  const measures: Measure[] = []
  for (const format of formats) {
    forgetPeak(product.pid)
    const plain: number[] = []
    const ours: Awaited<ReturnType<typeof icss>>[] = []
    for (let round = 0; round < rounds[format]; round += 1) {
      plain.push(copy())
      const file = join(product.folder, `out-${round}.${format}`)
      ours.push(await icss(root, product, ['members', 'export', '--output', file]))
    }
    const peak = peakMemory(product.pid)
    const limit = format === 'xlsx' ? {} : { atLeast: 0.4 }
    measures.push(
      ratio(
        `export 100,000 rows as ${format}, rows/s ÷ psql \\copy to`,
        rows /
          quantile(
            ours.map((run) => run.seconds),
            0.5,
          ),
        rows / quantile(plain, 0.5),
        'rows/s',
        limit,
      ),
      atMost(`peak memory of icss, export as ${format}`, Math.max(...ours.map((run) => run.memory)), 'MB', 150),
      atMost(`peak memory of the server, export as ${format}`, peak, 'MB', 400),
    )
  }
  return measures
}
