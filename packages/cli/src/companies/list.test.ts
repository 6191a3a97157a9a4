import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { lstat, readFile, readdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, inject, test } from 'vitest'
import { loggedIn } from '../../test/icss.ts'

const mark = `列${Date.now().toString(36)}`
const names = [`${mark}智能软件科技有限公司`, `${mark}物流`, `${mark}ABC Trading Co. Ltd`]

beforeAll(async () => {
  const { url, token } = inject('server')
  for (const [i, name] of names.entries()) {
    const answer = await fetch(`${url}/api/v1/companies`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({
        name,
        industry: ['教育', '物流业', '制造业'][i],
        industryTags: ['软件', '数据'].slice(0, i + 1),
        legalRepresentative: '王小明',
        registrationStatus: i === 1 ? 'existing' : '',
      }),
    })
    if (answer.status !== 201) throw new Error(await answer.text())
  }
})

test.for(['zh', 'en'] as const)('the list as a table, %s', async (language) => {
  const one = await loggedIn(language)
  const { code, stdout, stderr } = await one.icss('members', 'list', '--search', mark, '--sort', 'addedAt')
  expect(code).toBe(0)
  const golden = stdout.replaceAll(mark, '列0123456').replaceAll(/\d{4}-\d{2}-\d{2}/g, '2026-11-21')
  await expect(golden).toMatchFileSnapshot(`../../test/golden/members-list.${language}.txt`)
  expect(stderr).toBe(language === 'zh' ? '第 1–3 条，共 3 条\n' : '1–3 of 3\n')
})

test('companies is another word for members', async () => {
  const one = await loggedIn('en')
  const words = ['list', '--search', mark, '--sort', 'addedAt', '--json']
  const [members, companies] = await Promise.all(['members', 'companies'].map((noun) => one.icss(noun, ...words)))
  expect(companies).toEqual(members)
  expect((await one.icss('companies', '--help')).stdout).toBe((await one.icss('members', '--help')).stdout)
  expect((await one.icss('help', 'companies', 'list')).stdout).toContain('icss members list')
  expect((await one.icss('--help')).stdout.match(/^ +members, companies /gm)).toHaveLength(1)
  expect((await one.icss('compnies', 'list')).stderr).toContain('companies')
})

test('a member is found by pinyin initials and in the other script', async () => {
  const one = await loggedIn()
  const found = async (...words: string[]) => {
    const { stdout } = await one.icss('members', 'list', '--search', words.join(' '), '--json')
    return (JSON.parse(stdout) as { items: { name: string }[] }).items.map(({ name }) => name)
  }
  expect(await found(mark, 'znrj')).toEqual([names[0]])
  expect(await found(mark, '軟件科技')).toEqual([names[0]])
  expect(await found(mark, 'rjzn')).toEqual([])
})

test('filters, pages and their ends', async () => {
  const one = await loggedIn()
  const list = async (...more: string[]) => {
    const { stdout } = await one.icss('members', 'list', '--search', mark, '--json', ...more)
    const { items, total } = JSON.parse(stdout) as { items: { name: string }[]; total: number }
    return [items.map(({ name }) => name), total]
  }
  expect(await list('--industry', '教育')).toEqual([[names[0]], 1])
  expect(await list('--status', 'existing')).toEqual([[names[1]], 1])
  expect(await list('--page', '2', '--page-size', '2', '--sort', 'addedAt')).toEqual([[names[2]], 3])
  const past = await one.icss('members', 'list', '--search', mark, '--page', '9')
  expect(past).toMatchObject({ code: 0, stdout: '', stderr: '这一页没有内容，共 3 条。\n' })
})

test('what there is around a member is counted', async () => {
  const one = await loggedIn('en')
  const { stdout } = await one.icss('members', 'list', '--search', mark, '--json')
  const [{ id }] = (JSON.parse(stdout) as { items: [{ id: string }] }).items
  const counted = await one.icss('members', 'counts', id)
  expect(counted).toMatchObject({ code: 0, stderr: '' })
  expect(counted.stdout).toMatch(/^Employee cards \(bound \/ all\) +0 \/ 0$/m)
  expect(counted.stdout).not.toContain('differ')
  const { stdout: json } = await one.icss('members', 'counts', id, '--json')
  expect(JSON.parse(json)).toMatchObject({ cards: { total: 0, bound: 0 }, comparison: null })
})

test('an export appears whole or not at all; without a file it is what stdout holds', async () => {
  const one = await loggedIn('en')
  const file = join(one.folder, 'out.jsonl')
  const saved = await one.icss('members', 'export', '--search', mark, '-o', file, '--json')
  const content = await readFile(file, 'utf8')
  expect(JSON.parse(saved.stdout)).toEqual({
    format_version: '1.0',
    file,
    format: 'jsonl',
    bytes: Buffer.byteLength(content),
  })
  expect(
    content
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).name),
  ).toEqual(names)
  const piped = await one.icss('members', 'export', '--search', mark)
  expect(piped.stdout.startsWith('\u{FEFF}Company name,')).toBe(true)
  expect(piped.stderr).toBe('')
  const nowhere = await one.icss('members', 'export', '-o', join(one.folder, 'none', 'out.csv'))
  expect(nowhere.code).toBe(1)
  expect(nowhere.stderr).toContain('Check that the folder is there')
  expect(existsSync(join(one.folder, 'none'))).toBe(false)
  expect(await readdir(one.folder)).toEqual(['out.jsonl'])
})

test('an export goes through a link, and into what is no plain file', async () => {
  const one = await loggedIn('en')
  const at = (name: string) => join(one.folder, name)
  await writeFile(at('real.csv'), 'old')
  await symlink('real.csv', at('link.csv'))
  await symlink('coming.csv', at('dangling.csv'))
  execFileSync('mkfifo', [at('fifo')])
  const read = readFile(at('fifo'), 'utf8')
  for (const name of ['link.csv', 'dangling.csv', 'fifo'])
    expect((await one.icss('members', 'export', '--search', mark, '-o', at(name))).code).toBe(0)
  const content = await readFile(at('real.csv'), 'utf8')
  expect(content).toContain(names[0])
  expect(await readFile(at('coming.csv'), 'utf8')).toBe(content)
  expect(await read).toBe(content)
  for (const name of ['link.csv', 'dangling.csv']) expect((await lstat(at(name))).isSymbolicLink()).toBe(true)
  expect((await lstat(at('fifo'))).isFIFO()).toBe(true)
  const device = await one.icss('members', 'export', '--search', mark, '-o', '/dev/null')
  expect([device.code, (await lstat('/dev/null')).isCharacterDevice()]).toEqual([0, true])
  expect((await readdir(one.folder)).filter((name) => name.endsWith('.partial'))).toEqual([])
})

test('api calls any endpoint of the contract', async () => {
  const one = await loggedIn('en')
  const list = await one.icss('api', 'companies.list', '--query', `q=${mark}`, '--query', 'sort=addedAt')
  const [first] = JSON.parse(list.stdout).items
  const shown = await one.icss('api', 'companies.show', '--param', `companyId=${first.id}`)
  expect(JSON.parse(shown.stdout)).toMatchObject({ name: names[0] })
  const draft = await one.file('draft.json', JSON.stringify({ name: '', industry: 'x', industryTags: [] }))
  const refused = await one.icss('api', 'companies.create', '--body', `@${draft}`)
  expect(refused.code).toBe(1)
  expect(refused.stderr).toContain('  name: Cannot be empty')
  const endpoints = await one.icss('api')
  expect(endpoints.stdout).toContain('companies.import')
})

test('a body that is refused before all of it was sent ends with what the server said', async () => {
  const one = await loggedIn('en', { url: inject('server').url, token: 'icss_revoked' })
  const file = await one.file('big.csv', 'x'.repeat(30_000_000))
  const result = await one.icss('api', 'companies.import', '--query', 'fileName=big.csv', '--body', `@${file}`)
  expect(result).toMatchObject({ code: 3, stdout: '' })
  expect(result.stderr).toContain('Error: Not logged in')
})
