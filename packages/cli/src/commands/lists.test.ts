import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import { madeUp } from '../../test/made-up-answer.ts'
import { leastWords, someId } from '../../test/least-words.ts'
import { type MadeUpServer, madeUpServer } from '../../test/made-up-server.ts'
import { runInProcess } from '../../test/run-in-process.ts'
import { fieldsOf } from './answer-fields.ts'
import { type Command } from './command.ts'
import { allCommands } from './commands-of.ts'
import { entries } from './entries.ts'

const commands = await allCommands(entries)
/** Whatever says of itself that it lists. */
const lists = commands.filter(({ command }) => /^List\b/.test(command.summary.en))

const folder = await mkdtemp(join(tmpdir(), 'icss-lists-'))
let server: MadeUpServer

beforeAll(async () => {
  // What is made up stands below nothing that is there.
  const { items } = madeUp(contract.courseCategories.list.answer) as { items: readonly object[] }
  server = await madeUpServer({ 'courseCategories.list': { items: items.map((one) => ({ ...one, parentId: '' })) } })
  vi.stubEnv('XDG_CONFIG_HOME', folder)
  const context = { server: server.url, account: '755003', channel: '深圳软件商会', token: 'icss_made-up' }
  await mkdir(join(folder, 'icss'), { mode: 0o700 })
  await writeFile(
    join(folder, 'icss/config.json'),
    JSON.stringify({ current: 'first', contexts: { first: context, second: context } }),
    { mode: 0o600 },
  )
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

const file = async () => ''
const wordsOf = (command: Command) => leastWords({ file }, command, { account: 'number 1', course: someId })

type Items = readonly Readonly<Record<string, unknown>>[]
/** The items of a list, also of one that lists two places. */
const itemsIn = (stdout: string): Items => {
  const document = JSON.parse(stdout) as Readonly<Record<string, Items | { readonly items: Items }>>
  if (Array.isArray(document.items)) return document.items as Items
  return Object.values(document).flatMap((one) => ('items' in Object(one) ? (one as { items: Items }).items : []))
}

test('there are lists that are derived, and such as are written by hand', () => {
  const paths = lists.map(({ path }) => path)
  expect(paths).toEqual(expect.arrayContaining(['members list', 'operations list', 'tokens list', 'context list']))
})

test('what is called a list says that it lists', () => {
  const called = commands.filter(({ path }) => path.endsWith(' list')).map(({ path }) => path)
  expect(lists.map(({ path }) => path)).toEqual(expect.arrayContaining(called))
})

test.for(lists)('icss $path: --limit, --all and --json with fields, as every list has them', async ({ command }) => {
  const words = await wordsOf(command)
  const all = await runInProcess(command, [...words, '--all', '--json'], 'zh')
  expect(all).toMatchObject({ code: 0, stderr: '' })
  const whole = itemsIn(all.stdout)
  expect(whole.length).toBeGreaterThan(1)

  const one = await runInProcess(command, [...words, '--limit', '1', '--json'], 'zh')
  expect(one).toMatchObject({ code: 0, stderr: '' })
  expect(itemsIn(one.stdout)).toEqual(whole.slice(0, 1))

  const told = await runInProcess(command, [...words, '--limit', '1'], 'en')
  expect(told.code).toBe(0)
  expect(told.stderr).toMatch(new RegExp(`^1–1 of ${whole.length}$`, 'm'))

  const [field = '', ...others] = fieldsOf(command.answer)
  const some = await runInProcess(command, [...words, '--json', field], 'zh')
  const document = JSON.parse(some.stdout) as { items?: Items }
  expect((document.items ?? [document]).map((item) => field in item)).not.toContain(false)
  for (const item of document.items ?? [document]) for (const other of others) expect(item).not.toHaveProperty(other)

  expect(await runInProcess(command, [...words, '--limit', '0'], 'zh')).toMatchObject({ code: 2, stdout: '' })
})
