import { join } from 'node:path'
import { icss } from './icss.ts'
import { type Measure, ratio } from './measure.ts'
import { writeMembers } from './members.ts'
import { forgetPeak, peakMemory } from './memory.ts'
import type { Bench } from './open-bench.ts'
import { sized } from './sized.ts'
import { sortedIn } from './sorted-in.ts'

const few = sized(100_000, 20)
const many = sized(1_000_000, 40)

/** (e) Peak memory of the server and of `icss` while 1,000,000 companies are imported ÷ while 100,000 are. */
export async function measureFlatMemory(bench: Bench): Promise<Measure[]> {
  const { root } = bench
  const product = await bench.product()
  // Behind all that other measures import.
  let first = 1_000_000
  const peaks = async (rows: number) => {
    const file = join(product.folder, `flat-${rows}.csv`)
    await writeMembers(file, first, rows)
    first += rows
    forgetPeak(product.pid)
    const { memory } = await icss(root, product, ['members', 'import', file, '--quiet'])
    await sortedIn(product)
    return { server: peakMemory(product.pid), icss: memory }
  }
  await peaks(few)
  const small = await peaks(few)
  const large = await peaks(many)
  const of = `${many} rows ÷ ${few}`
  return [
    ratio(`(e) peak memory of the server, ${of}`, large.server, small.server, 'MB', { atMost: 1.25 }),
    ratio(`(e) peak memory of icss, ${of}`, large.icss, small.icss, 'MB', { atMost: 1.25 }),
  ]
}
