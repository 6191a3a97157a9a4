import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, inject, test } from 'vitest'
import { loggedIn, person, unique } from '../../test/icss.ts'

const serverMain = fileURLToPath(new URL('../../../server/src/main.ts', import.meta.url))
const mark = unique()
const [only, first, second, bad] = [`${mark}独有公司`, `${mark}贸易一公司`, `${mark}贸易二公司`, `${mark}失信公司`]
const [third, fourth] = [`${mark}比对三公司`, `${mark}标记四公司`]

beforeAll(async () => {
  const { file } = await person()
  const lines = [
    '企业名称,行业,法定代表人,经营异常',
    `${only},制造业,王龘,否`,
    `${first},教育,李吉,否`,
    `${second},,欧阳娜,否`,
    `${bad},教育,张伟,是`,
    `${third},教育,周舟,否`,
    `${fourth},教育,吴越,否`,
  ]
  execFileSync(process.execPath, [serverMain, 'register', 'import', await file('register.csv', lines.join('\n'))], {
    env: { ...process.env, ICSS_DATA_DIR: inject('server').dataFolder },
  })
})

test('a company of the register becomes a member with what that knows, once', async () => {
  const one = await loggedIn('zh')
  const linked = await one.icss('members', 'link', only, '--industry-tags', '机器人', '--industry-tags', '软件')
  expect(linked).toMatchObject({ code: 0, stderr: `已新建“${only}”，编号：\n` })
  const { stdout } = await one.icss('members', 'show', linked.stdout.trim(), '--json')
  expect(JSON.parse(stdout)).toMatchObject({
    name: only,
    industry: '制造业',
    industryTags: ['机器人', '软件'],
    legalRepresentative: '王龘',
  })
  const again = await one.icss('members', 'link', only)
  expect(again.code).toBe(1)
  expect(again.stderr).toContain('该企业已在本组织中')
})

test('which one was meant is asked for by its whole name, and what lacks is said', async () => {
  const one = await loggedIn('en')
  const several = await one.icss('members', 'link', `${mark}贸易`)
  expect(several.code).toBe(1)
  expect(several.stderr).toContain('The register has 2')
  for (const name of [first, second]) expect(several.stderr).toContain(name)
  // The register does not say its industry.
  const lacking = await one.icss('members', 'link', second)
  expect(lacking.code).toBe(1)
  expect(lacking.stderr).toContain('industry: ')
  const linked = await one.icss('members', 'link', second, '--industry', '教育', '--json')
  expect(JSON.parse(linked.stdout)).toMatchObject({ name: second, industryTags: ['教育'] })
})

test('one whose business information is abnormal, or that lies in the recycle bin, is not added', async () => {
  const one = await loggedIn('en')
  const abnormal = await one.icss('members', 'link', bad)
  expect([abnormal.code, abnormal.stdout]).toEqual([1, ''])
  expect(abnormal.stderr).toMatch(/abnormal/i)
  const { stdout } = await one.icss('members', 'link', first)
  await one.icss('members', 'delete', stdout.trim(), '--yes')
  const binned = await one.icss('members', 'link', first)
  expect(binned.code).toBe(1)
  expect(binned.stderr).toContain(`icss recycle-bin restore companies ${stdout.trim()}`)
})

test('what the register says otherwise is taken over, by name or all of it', async () => {
  const one = await loggedIn('en')
  const id = (await one.icss('members', 'link', third)).stdout.trim()
  const change = () => one.icss('members', 'update', id, '--legal-representative', '别人', '--industry', '制造业')
  const shown = async () => JSON.parse((await one.icss('members', 'show', id, '--json')).stdout) as { version: number }
  await change()
  expect(await one.icss('members', 'take-over', id)).toMatchObject({ code: 2, stdout: '' })
  const stale = await one.icss('members', 'take-over', id, 'industry', '--seen', '1')
  expect([stale.code, (await shown()).version]).toEqual([1, 2])

  const named = await one.icss('members', 'take-over', id, 'legalRepresentative')
  expect(named).toMatchObject({ code: 0, stdout: expect.stringMatching(/^Legal representative +周舟$/m) })
  expect(await shown()).toMatchObject({ legalRepresentative: '周舟', industry: '制造业' })

  await change()
  const whole = await one.icss('members', 'take-over', id, '--all', '--json')
  expect(JSON.parse(whole.stdout)).toMatchObject({ legalRepresentative: '周舟', industry: '教育' })
  const { version } = await shown()
  const again = await one.icss('members', 'take-over', id, '--all')
  expect(again).toMatchObject({ code: 0, stderr: expect.stringContaining('The same as in the register') })
  expect((await shown()).version).toBe(version)
})

test('a member is marked as abnormal by hand, and the mark taken off', async () => {
  const one = await loggedIn('zh')
  const id = (await one.icss('members', 'link', fourth)).stdout.trim()
  const abnormal = async () =>
    (JSON.parse((await one.icss('members', 'show', id, '--json')).stdout) as { abnormal: boolean }).abnormal
  expect(await one.icss('members', 'set-abnormal', id)).toMatchObject({
    code: 0,
    stdout: `“${fourth}”已标记为经营异常。\n`,
  })
  expect(await abnormal()).toBe(true)
  expect((await one.icss('members', 'clear-abnormal', id)).code).toBe(0)
  expect(await abnormal()).toBe(false)
  expect((await one.icss('members', 'set-abnormal', crypto.randomUUID())).code).toBe(1)
})
