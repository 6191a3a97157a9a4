import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loggedIn } from '../../test/icss.ts'

type Json = Record<string, never>

test('an account from its creation to its end, with a dry run that tells what the run does', async () => {
  const one = await loggedIn('en')
  const json = async (...words: string[]) => {
    const { code, stdout, stderr } = await one.icss(...words, '--json')
    expect([code, stderr]).toEqual([0, expect.any(String)])
    return JSON.parse(stdout) as Json
  }
  await json('templates', 'create', 'Editors', '--allow', 'uploadCourse', '--allow', 'publishNotice')
  const created = await one.icss('accounts', 'create', '871001', '--name', 'Wang', '--template', 'Editors')
  expect(created.stdout).toMatch(/^Account 871001 was created\.\nInitial password, shown only now: [a-z2-9]{12}\n$/)
  expect((await one.icss('accounts', 'list', '--search', '871001')).stdout).toMatch(/871001\s+Wang\s+Editors\s+enabled/)

  const disable = ['accounts', 'disable', '871001']
  const would = await json(...disable, '--dry-run')
  expect((await one.icss(...disable, '--no-input')).code).toBe(2)
  const did = await json(...disable, '--yes')
  expect(did).toEqual({ ...would, dryRun: false })
  expect(await json(...disable, '--yes')).toEqual({ format_version: '1.0', dryRun: false, items: [] })
  await json('accounts', 'enable', '871001')
  expect(await json('accounts', 'reset-password', '871001', '--yes')).toEqual({
    format_version: '1.0',
    initialPassword: expect.any(String),
  })
  const missing = await one.icss('accounts', 'enable', '871001', '879999')
  expect(missing).toMatchObject({ code: 1, stderr: expect.stringContaining('There is no account 879999') })
  expect((await one.icss('templates', 'delete', 'Editors', '--yes')).code).toBe(1)
})

test('permissions are planned to a file, applied once, and applied again change nothing', async () => {
  const one = await loggedIn('zh')
  const number = '872001'
  const opened = await one.icss(
    'api',
    'subChannels.create',
    '--body',
    JSON.stringify({ name: '命令行子频道', abbreviation: '命令', accountNumber: number, templateId: '' }),
  )
  expect(opened.code).toBe(0)
  const changes = await one.file('changes.json', JSON.stringify({ 命令行子频道: { homeLogo: false } }))
  const file = join(one.folder, 'plan.json')
  const planned = await one.icss('permissions', 'plan', changes, '--save', file)
  expect(planned.stdout).toMatch(/命令行子频道\s+首页 Logo/)
  const { id } = JSON.parse(await readFile(file, 'utf8')) as { id: string }
  const dry = await one.icss('permissions', 'apply', file, '--dry-run', '--json')
  expect(JSON.parse(dry.stdout)).toMatchObject({ plan: { id }, operation: null })
  for (const words of [['--yes'], [], ['--dry-run']]) {
    const applied = await one.icss('permissions', 'apply', file, ...words, '--json')
    expect(JSON.parse(applied.stdout)).toMatchObject({ operation: { id, status: 'done', updated: 1 } })
  }
  const again = await one.icss('permissions', 'apply', file)
  expect(again).toMatchObject({ code: 0, stdout: `这份预览已执行过，任务编号 ${id}；没有重复执行。\n` })
  const shown = await one.icss('permissions', 'show', '--search', '命令行', '--json')
  expect(JSON.parse(shown.stdout)).toMatchObject({ items: [{ source: 'single' }] })
  const both = await one.icss('permissions', 'plan', '--open-all', '--close-all')
  expect(both).toMatchObject({ code: 2, stderr: expect.stringContaining('请指定一种修改') })
})

test('a token is made for a script, listed and revoked', async () => {
  const one = await loggedIn('en')
  const { stdout } = await one.icss('tokens', 'create', 'nightly', '--read-only', '--group', 'companies', '--json')
  const { id, token } = JSON.parse(stdout) as { id: string; token: string }
  expect(token).toMatch(/^icss_/)
  expect((await one.icss('tokens', 'list')).stdout).toMatch(new RegExp(`${id}\\s+nightly\\s+reads only, companies`))
  expect((await one.icss('tokens', 'revoke', id)).code).toBe(0)
  expect((await one.icss('tokens', 'list')).stdout).not.toContain(id)
})
