import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { atMost, type Measure, ratio } from './measure.ts'
import { memberHeaders, writeMembers } from './members.ts'
import { forgetPeak, peakMemory, watchPeak } from './memory.ts'
import type { Product } from './product.ts'

const rows = 100_000
const fewRows = 20_000

/** Runs `icss` and answers how long it took in seconds and its peak memory in MB. */
async function icss(root: string, product: Product, args: readonly string[], input = '') {
  const started = performance.now()
  const child = spawn(process.execPath, [join(root, 'packages/cli/bin/icss.mjs'), ...args], {
    env: { ...process.env, XDG_CONFIG_HOME: product.folder, LANG: 'en_US.UTF-8' },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text))
  child.stdin.end(input)
  const peak = watchPeak(child.pid ?? 0)
  const [code] = (await once(child, 'close')) as [number]
  if (code !== 0) throw new Error(`icss ${args[0]} ${args[1]} ended with ${code}: ${said}`)
  return { seconds: (performance.now() - started) / 1000, memory: peak() }
}

function copy(product: Product, file: string): number {
  const psql = (...commands: string[]) =>
    execFileSync('psql', ['-qX', product.databaseUrl, ...commands.flatMap((one) => ['-c', one])], { stdio: 'pipe' })
  const columns = memberHeaders.map((_, i) => `c${i} text`).join(', ')
  psql('drop table if exists plain', `create table plain (${columns})`)
  const started = performance.now()
  psql(`\\copy plain from '${file}' with (format csv, header)`)
  return (performance.now() - started) / 1000
}

/** (a) `icss members import` of 100,000 rows ÷ `psql \copy` of the same rows into a plain table; (e) its memory. */
export async function measureImport(root: string, product: Product): Promise<Measure[]> {
  if (spawnSync('psql', ['--version']).error)
    throw new Error('The bench compares with psql: install postgresql-client.')
  const { accountNumber, password } = product.account
  await icss(
    root,
    product,
    ['auth', 'login', '--server', product.origin, '--account', accountNumber, '--password-stdin'],
    `${password}\n`,
  )
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
      atLeast: 0.3,
    }),
    atMost('(e) peak memory of icss', run.memory, 'MB', 150),
    ratio(`(e) peak memory of the server, ${rows} rows ÷ ${fewRows}`, manyPeak, fewPeak, 'MB', { atMost: 1.25 }),
  ]
}
