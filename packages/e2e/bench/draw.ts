import { chooseFairly, numbersOf } from '@icss/core/lotteries/fair-numbers.ts'
import { atMost, type Measure, quantile } from './measure.ts'

const people = Array.from({ length: 100_000 }, (_, i) => `p${i}`)
const winners = 100

/** A draw from the largest roster, in core; the first ones warm up. */
export async function measureDraw(): Promise<Measure[]> {
  const times = Array.from({ length: 12 }, (_, i) => {
    const begun = performance.now()
    const chosen = chooseFairly(people, winners, numbersOf('5c'.repeat(32), `m${i}`))
    if (chosen.length !== winners) throw new Error(`${chosen.length} were drawn in place of ${winners}.`)
    return performance.now() - begun
  }).slice(2)
  return [atMost('draw of 100 winners of 100,000, in core', quantile(times, 0.5), 'ms', 50)]
}
