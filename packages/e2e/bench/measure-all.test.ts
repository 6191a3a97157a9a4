import { afterEach, expect, test, vi } from 'vitest'
import { atMost } from './measure.ts'
import { measureAll } from './measure-all.ts'
import { type Measurer, openBench } from './open-bench.ts'

const ran: string[] = []

afterEach(() => vi.unstubAllEnvs())

const fine =
  (name: string): Measurer =>
  async () => {
    ran.push(name)
    return [atMost(name, 1, 's', 2)]
  }

const failing =
  (name: string): Measurer =>
  async () => {
    ran.push(name)
    throw new Error(`No row of ${name}.`)
  }

const drawn: Measurer = async ({ browser }) => [atMost('drawn', (await browser()).contexts().length, '', 0)]

const taken = async (measures: Readonly<Record<string, Measurer>>, following = {}, names = Object.keys(measures)) => {
  ran.length = 0
  const said: string[] = []
  const bench = openBench('/', measures, following)
  const { measures: found, failed } = await measureAll(names, bench.measure, (line) => said.push(line))
  await bench.close()
  return { found: found.map(({ name }) => name), failed, said: said.join('\n') }
}

test('a measure that fails is named with its reason and stops no other', async () => {
  const { found, failed, said } = await taken({ one: fine('one'), two: failing('two'), three: fine('three') })
  expect(found).toEqual(['one', 'three'])
  expect(failed).toEqual(['two'])
  expect(said).toContain('two failed: Error: No row of two.')
})

test('what is measured of what another measure leaves behind runs behind it, which runs once', async () => {
  const measures = { export: fine('export'), import: fine('import'), list: fine('list') }
  const { found } = await taken(measures, { export: 'import', list: 'import' }, ['export', 'list'])
  expect(ran).toEqual(['import', 'export', 'list'])
  expect(found).toEqual(['export', 'list'])
})

test('what follows a measure that failed has failed for the same reason', async () => {
  const measures = { import: failing('import'), list: fine('list'), home: fine('home') }
  const { found, failed, said } = await taken(measures, { list: 'import' })
  expect(ran).toEqual(['import', 'home'])
  expect({ found, failed }).toEqual({ found: ['home'], failed: ['import', 'list'] })
  expect(said).toContain('list failed: Error: No row of import.')
})

test('without a browser only what needs one has failed', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/no/browser')
  const { found, failed } = await taken({ one: fine('one'), drawn, three: fine('three') })
  expect({ found, failed }).toEqual({ found: ['one', 'three'], failed: ['drawn'] })
})
