import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { type Person, loggedIn, unique } from '../../test/icss.ts'

const { url, mainToken } = inject('server')
const administrator = (language: 'zh' | 'en' = 'zh') => loggedIn(language, { url, token: mainToken })

async function done(one: Person, ...words: string[]): Promise<Record<string, unknown>> {
  const { code, stdout, stderr } = await one.icss(...words, '--json')
  expect({ words, code, stderr }).toMatchObject({ words, code: 0 })
  return JSON.parse(stdout) as Record<string, unknown>
}

const tutor = (name: string) => ['--name', name, '--introduction', '讲课', '--avatar', 'https://example.com/a.png']

test('what is new comes from options, prints its id, and is changed and deleted by it', async () => {
  const one = await administrator()
  const name = unique()
  const dry = await one.icss('tutors', 'create', ...tutor(name), '--serial', '7', '--dry-run')
  expect(dry).toMatchObject({ code: 0, stderr: '试运行：未写入。\n' })
  expect(dry.stdout).toMatch(new RegExp(`姓名 +${name}`))
  expect(await done(one, 'tutors', 'list', '--search', name)).toMatchObject({ total: 0 })

  const created = await one.icss('tutors', 'create', ...tutor(name), '--serial', '7')
  expect(created).toMatchObject({ code: 0, stderr: `已新建“${name}”，编号：\n` })
  const id = created.stdout.trim()
  const changed = await one.icss('tutors', 'update', id, '--status', 'offline', '--serial', '8')
  expect(changed).toMatchObject({ code: 0, stderr: `已修改“${name}”。\n` })
  expect(changed.stdout).toMatch(/序号 +7 +8\n状态 +上线 +下线/)
  expect(await done(one, 'tutors', 'show', id)).toMatchObject({ name, status: 'offline', serial: 8 })
  expect(await one.icss('tutors', 'update', id, '--serial', '8')).toMatchObject({
    code: 0,
    stderr: '没有需要更改的内容。\n',
  })

  expect(await one.icss('tutors', 'delete', id, '--no-input')).toMatchObject({ code: 2 })
  expect(await one.icss('tutors', 'delete', id, '--dry-run')).toMatchObject({ stdout: `将删除 1 项：${name}\n` })
  expect(await one.icss('tutors', 'delete', id, '--yes')).toMatchObject({ code: 0, stdout: `已删除 1 项：${name}\n` })
  expect(await one.icss('tutors', 'show', id)).toMatchObject({ code: 1 })
})

test('what show printed is taken back from a file, and refused once somebody else has changed it', async () => {
  const one = await administrator('en')
  const name = unique()
  const { stdout } = await one.icss('tutors', 'create', ...tutor(name), '--serial', '1')
  const id = stdout.trim()
  const file = await one.file('tutor.json', JSON.stringify(await done(one, 'tutors', 'show', id)))
  const first = await done(one, 'tutors', 'update', id, '--from', file, '--introduction', 'Teaches')
  expect(first).toMatchObject({ changes: [{ field: 'introduction', before: '讲课', after: 'Teaches' }] })
  const late = await one.icss('tutors', 'update', id, '--from', file, '--serial', '2', '--json')
  expect(JSON.parse(late.stdout)).toMatchObject({ error: { code: 'request.conflict' } })
  const copy = await done(one, 'tutors', 'create', '--from', file, '--name', unique())
  expect(copy).toMatchObject({ item: { introduction: '讲课', serial: 1 } })
  expect(await readFile(join(one.folder, 'tutor.json'), 'utf8')).toContain(name)
})

test('each fault of a draft is named by its field, before the server is asked to write', async () => {
  const one = await administrator()
  const { code, stdout, stderr } = await one.icss('tutors', 'create', '--serial', 'x', '--json')
  expect(code).toBe(1)
  const { error } = JSON.parse(stdout) as { error: { code: string; errors: object } }
  expect(error).toMatchObject({ code: 'request.invalid' })
  expect(Object.keys(error.errors)).toEqual(['name', 'introduction', 'avatar', 'serial'])
  expect(stderr).toContain('name: ')
  const file = await one.file('bad.json', JSON.stringify({ name: unique(), nope: 1 }))
  const unknown = await one.icss('tutors', 'create', '--from', file, '--json')
  expect(JSON.parse(unknown.stdout)).toMatchObject({ error: { errors: { nope: { says: '没有这个字段' } } } })
})

test('a secret comes by a file, never by an argument, and no table shows it', async () => {
  const one = await administrator()
  expect(await one.icss('courses', 'create', '--password', 'geheim1')).toMatchObject({ code: 2 })
  const draft = { name: unique(), headImage: 'https://example.com/c.png', serialNumber: 1 }
  const file = await one.file('c.json', JSON.stringify({ ...draft, permission: 'password', password: 'geheim1' }))
  const dry = await one.icss('courses', 'create', '--from', file, '--dry-run')
  expect(dry).toMatchObject({ code: 0 })
  expect(dry.stdout).not.toContain('geheim1')
  const { stdout } = await one.icss('courses', 'create', '--from', file)
  const shown = await one.icss('courses', 'show', stdout.trim())
  expect(shown.stdout).not.toContain('geheim1')
  expect(await done(one, 'courses', 'show', stdout.trim())).toMatchObject({ password: 'geheim1' })
})

test('an account is called by its number', async () => {
  const one = await administrator()
  const number = `99${Date.now()}`
  expect(await one.icss('accounts', 'create', number, '--name', '王小明')).toMatchObject({ code: 0 })
  await done(one, 'accounts', 'update', number, '--remark', '临时')
  expect(await done(one, 'accounts', 'show', number)).toMatchObject({ number, remark: '临时' })
  expect(await one.icss('accounts', 'delete', number, '--yes')).toMatchObject({ code: 0 })
  const gone = await one.icss('accounts', 'show', number, '--json')
  expect(JSON.parse(gone.stdout)).toMatchObject({ error: { code: 'cli.noAccount' } })
})
