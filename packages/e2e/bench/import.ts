import { join } from 'node:path'
import { icss } from './icss.ts'
import { atMost, type Measure, ratio } from './measure.ts'
import { memberHeaders, writeMembers } from './members.ts'
import { forgetPeak, peakMemory } from './memory.ts'
import type { Product } from './product.ts'
import { psql } from './psql.ts'

export const rows = 100_000
const fewRows = 20_000

function copy(product: Product, file: string): number {
  const columns = memberHeaders.map((_, i) => `c${i} text`).join(', ')
  psql(product, 'drop table if exists plain', `create table plain (${columns})`)
  const started = performance.now()
  psql(product, `\\copy plain from '${file}' with (format csv, header)`)
  return (performance.now() - started) / 1000
}

/** (a) `icss members import` of 100,000 rows ÷ `psql \copy` of the same rows into a plain table; (e) its memory. */
export async function measureImport(root: string, product: Product): Promise<Measure[]> {
  const warm = join(product.folder, 'warm.csv')
  const few = join(product.folder, 'few.csv')
  const many = join(product.folder, 'many.csv')
  await writeMembers(warm, 0, 2000)
  await writeMembers(few, 2000, fewRows)
  await writeMembers(many, 2000 + fewRows, rows)

  await icss(root, product, ['members', 'import', warm, '--quiet'])
  forgetPeak(product.pid)
  await icss(root, product, ['members', 'import', few, '--quiet'])
  const fewPeak = peakMemory(product.pid)

  const before = copy(product, many)
  forgetPeak(product.pid)
  const run = await icss(root, product, ['members', 'import', many, '--quiet'])
  const manyPeak = peakMemory(product.pid)
  const after = copy(product, many)
  const plain = Math.min(before, after)
  return [
    ratio('(a) import 100,000 rows, rows/s ÷ psql \\copy', rows / run.seconds, rows / plain, 'rows/s', {
      atLeast: 0.4,
    }),
    atMost('(e) peak memory of icss', run.memory, 'MB', 150),
    ratio(`(e) peak memory of the server, ${rows} rows ÷ ${fewRows}`, manyPeak, fewPeak, 'MB', { atMost: 1.25 }),
  ]
}
