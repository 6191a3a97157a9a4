import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureAll } from './measure-all.ts'
import { following, measures } from './measures.ts'
import { openBench } from './open-bench.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const say = (line: string) => {
  process.stderr.write(`${line}\n`)
}

const bench = openBench(root, measures, following)
const chosen = process.argv.length > 2 ? process.argv.slice(2) : bench.names
const unknown = chosen.filter((name) => !bench.names.includes(name))
if (unknown.length > 0) {
  say(`No measure called ${unknown.join(', ')}. The measures: ${bench.names.join(', ')}`)
  process.exit(2)
}

const { measures: found, failed } = await measureAll(chosen, bench.measure, say)
await bench.close()

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 })
console.table(
  Object.fromEntries(
    found.map(({ name, ours, other, unit, value, wanted, isReached }) => [
      name,
      {
        ours: number(ours),
        other: other === undefined ? '' : number(other),
        unit,
        value: number(value),
        wanted,
        reached: isReached,
      },
    ]),
  ),
)
mkdirSync(join(root, 'reports'), { recursive: true })
const file = join(root, 'reports/bench.json')
const report = { node: process.version, at: new Date().toISOString(), load: loadavg(), measures: found, failed }
writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`)
say(
  `Load of the machine ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}. Also in ${file}`,
)
if (failed.length > 0) say(`Failed: ${failed.join(', ')}`)
process.exit(failed.length === 0 && found.every(({ isReached }) => isReached) ? 0 : 1)
