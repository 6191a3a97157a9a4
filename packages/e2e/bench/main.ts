import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measureHelp } from './help.ts'
import { measureImport } from './import.ts'
import { measureList } from './list.ts'
import { measureLoginSize } from './login-size.ts'
import type { Measure } from './measure.ts'
import { startProduct } from './product.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const say = (line: string) => {
  process.stderr.write(`${line}\n`)
}

const measures: Measure[] = []
say('(c) size of the login entry')
measures.push(...(await measureLoginSize(root)))
say('(d) icss --help')
measures.push(...(await measureHelp(root)))
const product = await startProduct(root)
try {
  say('(a) (e) import of 100,000 companies, and what memory it takes')
  measures.push(...(await measureImport(root, product)))
  say('(b) list of 100,000 companies')
  measures.push(...(await measureList(product)))
} finally {
  await product.stop()
}

const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: value < 100 ? 2 : 0 })
console.table(
  Object.fromEntries(
    measures.map(({ name, ours, other, unit, value, wanted, isReached }) => [
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
writeFileSync(file, `${JSON.stringify({ node: process.version, at: new Date().toISOString(), measures }, null, 2)}\n`)
say(`Also in ${file}`)
process.exit(measures.every(({ isReached }) => isReached) ? 0 : 1)
