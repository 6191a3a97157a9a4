import { inspect } from 'node:util'
import type { Measure } from './measure.ts'

/** Takes measures one after the other, and names those that failed, which stop no other. */
export async function measureAll(
  names: readonly string[],
  measure: (name: string) => Promise<Measure[]>,
  say: (line: string) => void,
): Promise<{ measures: Measure[]; failed: string[] }> {
  const measures: Measure[] = []
  const failed: string[] = []
  for (const name of names) {
    say(name)
    try {
      measures.push(...(await measure(name)))
    } catch (error) {
      failed.push(name)
      say(`${name} failed: ${inspect(error)}`)
    }
  }
  return { measures, failed }
}
