import { chooseFairly, numbersOf } from '@icss/core/lotteries/fair-numbers.ts'
import { heldDraw } from '@icss/core/lotteries/held-draw.fixture.ts'
import { newSecret } from '@icss/core/lotteries/secret.ts'
import { verifyProofText } from '@icss/core/lotteries/verify.ts'
import { atMost, type Measure, quantile } from './measure.ts'
import { sized } from './sized.ts'

const many = sized(100_000, 200)
const people = Array.from({ length: many }, (_, i) => `p${i}`)
const winners = 100
const warmUps = 2

/** A draw from the largest roster, in core, and the check of its proof; the first ones warm up. */
export async function measureDraw(): Promise<Measure[]> {
  const times = Array.from({ length: warmUps + sized(10, 1) }, (_, i) => {
    const begun = performance.now()
    const chosen = chooseFairly(people, winners, numbersOf('5c'.repeat(32), `m${i}`))
    if (chosen.length !== winners) throw new Error(`${chosen.length} were drawn in place of ${winners}.`)
    return performance.now() - begun
  }).slice(warmUps)
  return [
    atMost('draw of 100 winners of 100,000, in core', quantile(times, 0.5), 'ms', 50),
    atMost('check of a proof of 100,000 people, in core', await checkTime(), 'ms', 2_000),
  ]
}

const checks = sized(5, 1)

const digits = 'abcdefghijklmnopqrstuvwxyz234567'
const idOf = (i: number) => Array.from({ length: 15 }, (_, k) => digits[Math.floor(i / 32 ** k) % 32]).join('')

/** The proof of a round of ten from the largest roster, as it is downloaded. */
export function proofOfMany(): string {
  const roster = Array.from({ length: many }, (_, i) => ({ id: idOf(i), name: '王*', lock: '-', by: 'phone' as const }))
  const sorted = roster.sort((a, b) => (a.id < b.id ? -1 : 1))
  return JSON.stringify(heldDraw(sorted, { secret: newSecret() }).announce(10).close().draw().reveal().proof())
}

async function checkTime(): Promise<number> {
  const text = proofOfMany()
  const times: number[] = []
  for (let tries = 0; tries < checks; tries += 1) {
    const begun = performance.now()
    const { ok } = await verifyProofText(text)
    times.push(performance.now() - begun)
    if (!ok) throw new Error('The proof does not hold.')
  }
  return quantile(times, 0.5)
}
