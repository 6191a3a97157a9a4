import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { loggedIn, person } from '../../test/icss.ts'

const mark = `脚本${Date.now().toString(36)}`
const names = Array.from({ length: 53 }, (_, i) => `${mark}${String(i).padStart(2, '0')}号公司`)

beforeAll(async () => {
  const one = await loggedIn('en')
  const csv = ['Company name,Industry,Industry tags', ...names.map((name) => `${name},教育,软件`)].join('\n')
  const { code, stderr } = await one.icssWithInput(csv, 'members', 'import', '-')
  if (code !== 0) throw new Error(stderr)
})

const list = ['members', 'list', '--search', mark, '--sort', 'addedAt']

test('a table comes by stdin, an export goes to stdout', async () => {
  const one = await loggedIn('en')
  const { stdout } = await one.icss('members', 'export', '--search', mark, '--format', 'jsonl', '-o', '-')
  expect(stdout.trim().split('\n')).toHaveLength(names.length)
})

test('--all and --limit read over pages', async () => {
  const one = await loggedIn('en')
  const all = JSON.parse((await one.icss(...list, '--all', '--json', 'name')).stdout) as { items: { name: string }[] }
  expect(all.items.map(({ name }) => name).toSorted()).toEqual(names)
  const some = JSON.parse((await one.icss(...list, '--limit', '51', '--json')).stdout) as { items: unknown[] }
  expect(some).toMatchObject({ format_version: '1.0', total: names.length, page: 1, pageSize: 51 })
  expect(some.items).toHaveLength(51)
  const { stderr } = await one.icss(...list, '--limit', '51')
  expect(stderr).toBe('1–51 of 53\n')
  expect(await one.icss(...list, '--all', '--page', '2')).toMatchObject({ code: 2 })
})

const itemsIn = (stdout: string) => (JSON.parse(stdout) as { items: unknown[] }).items

test('--json names fields, wherever it stands; a field that is not there is named with those that are', async () => {
  const one = await loggedIn('en')
  const wanted = ['--limit', '1', '--search', `${mark}07`]
  const only = [{ name: names[7], industry: '教育' }]
  expect(itemsIn((await one.icss('members', 'list', ...wanted, '--json', 'name,industry')).stdout)).toEqual(only)
  expect(itemsIn((await one.icss('members', 'list', '--json=name,industry', ...wanted)).stdout)).toEqual(only)
  const whole = itemsIn((await one.icss('members', 'list', ...wanted, '--json')).stdout) as { id: string }[]
  const { stdout } = await one.icss('members', 'show', '--json', whole[0]?.id ?? '')
  expect(JSON.parse(stdout)).toMatchObject({ name: names[7] })
  const missing = await one.icss('members', 'list', '--json', 'name,colour')
  expect(missing).toMatchObject({ code: 2 })
  expect(missing.stderr).toMatch(/There is no field “colour”\nFields: .*name.*industry/)
})

test('--jq filters the document', async () => {
  const one = await loggedIn('en')
  const { stdout } = await one.icss(...list, '--limit', '2', '--jq', '.items[].name')
  expect(stdout).toBe(`${names[0]}\n${names[1]}\n`)
  expect((await one.icss(...list, '--limit', '1', '--jq', '.items | map({industry})')).stdout).toBe(
    '[{"industry":"教育"}]\n',
  )
  const wrong = await one.icss(...list, '--jq', '.items[')
  expect(wrong).toMatchObject({ code: 2, stdout: '' })
  expect(wrong.stderr).toMatch(/^Error: The jq expression failed: syntax error/)
})

test('an extension that says no format is refused, and nothing is written', async () => {
  const one = await loggedIn('en')
  const file = join(one.folder, 'members.txt')
  const { code, stderr } = await one.icss('members', 'export', '-o', file)
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'Error: The extension .txt is not known\nUse one of csv, xlsx, jsonl, or add --format.\n',
  })
  await expect(readFile(file)).rejects.toThrow('ENOENT')
})

test('the environment names a context, or a server and a token', async () => {
  const { url, token } = inject('server')
  const plain = await person('en', { ICSS_SERVER: url, ICSS_TOKEN: token })
  expect((await plain.icss(...list, '--limit', '1', '--jq', '.total')).stdout).toBe(`${names.length}\n`)
  const one = await loggedIn('en')
  one.env.ICSS_CONTEXT = 'nowhere'
  const { code, stderr } = await one.icss(...list)
  expect(code).toBe(2)
  expect(stderr).toContain('nowhere')
})
