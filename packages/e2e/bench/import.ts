import { join } from 'node:path'
import { icss } from './icss.ts'
import { atMost, type Measure, quantile, ratio } from './measure.ts'
import { memberHeaders, writeMembers } from './members.ts'
import type { Bench } from './open-bench.ts'
import type { Product } from './product.ts'
import { psql } from './psql.ts'
import { sized } from './sized.ts'
import { sortedIn } from './sorted-in.ts'

/** Of the least of them there is a page of every search that is measured. */
export const rows = sized(100_000, 240)
const imports = sized(3, 1)
const warmUp = sized(2000, 20)

function copy(product: Product, file: string): number {
  const columns = memberHeaders.map((_, i) => `c${i} text`).join(', ')
  psql(product, 'drop table if exists plain', `create table plain (${columns})`)
  const started = performance.now()
  psql(product, `\\copy plain from '${file}' with (format csv, header)`)
  return (performance.now() - started) / 1000
}

/**
 * (a) `icss members import` of 100,000 rows ÷ `psql \copy` of the same rows into a plain table, and how long searches
 * are sorted in behind it; (e) its memory.
 */
export async function measureImport(bench: Bench): Promise<Measure[]> {
  const { root } = bench
  const product = await bench.product()
  const warm = join(product.folder, 'warm.csv')
  const many = Array.from({ length: imports }, (_, i) => join(product.folder, `many-${i}.csv`))
  await writeMembers(warm, 0, warmUp)
  for (const [i, file] of many.entries()) await writeMembers(file, warmUp + i * rows, rows)

  await icss(root, product, ['members', 'import', warm, '--quiet'])
  await sortedIn(product)

  // A disk has good and bad moments, so that medians are compared.
  const ours: Awaited<ReturnType<typeof icss>>[] = []
  const plain: number[] = []
  const behind: number[] = []
  let last = ''
  for (const file of many) {
    plain.push(copy(product, file))
    last = new Date().toISOString()
    ours.push(await icss(root, product, ['members', 'import', file, '--quiet']))
    behind.push(await sortedIn(product))
  }
  // What is measured behind this has as many companies as it says.
  psql(product, `delete from companies where added_at < '${last}'`, 'vacuum analyze companies, company_grams')
  const seconds = quantile(
    ours.map((run) => run.seconds),
    0.5,
  )
  return [
    ratio('(a) import 100,000 rows, rows/s ÷ psql \\copy', rows / seconds, rows / quantile(plain, 0.5), 'rows/s', {
      atLeast: 0.4,
    }),
    atMost('(e) peak memory of icss', Math.max(...ours.map((run) => run.memory)), 'MB', 150),
    ratio('(a) sorted in behind the import, seconds ÷ its own', quantile(behind, 0.5), seconds, 's', { atMost: 3 }),
  ]
}
