import { expect, test } from 'vitest'
import { loggedIn, unique } from '../../test/icss.ts'

test('what was changed since it was looked at is not put on the shelf, in the words of the web', async () => {
  const one = await loggedIn('zh')
  const mark = unique()
  await one.icss('members', 'import', await one.file('企业.csv', `企业名称,行业,行业标签\n${mark}公司,教育,软件\n`))
  const draft = { companyName: `${mark}公司`, type: 1, name: `${mark}额度`, content: '五百万' }
  const rows = `企业名称,类型,名称,内容\n${draft.companyName},资金,${draft.name},${draft.content}\n`
  const imported = await one.icss('resources', 'import', await one.file('资源.csv', rows))
  expect(imported.stdout).toContain('新增 1')
  const [made] = JSON.parse((await one.icss('resources', 'list', '--search', mark, '--json')).stdout).items
  const stale = await one.icss('resources', 'shelve', made.id, '--seen', String(made.version + 1))
  expect(stale.code).not.toBe(0)
  expect(stale.stderr).toContain('内容已被他人修改')
  expect((await one.icss('resources', 'shelve', made.id, '--seen', '0')).code).toBe(2)
  const shelved = await one.icss('resources', 'shelve', made.id, '--seen', String(made.version))
  expect(shelved.stdout).toContain(`“${draft.name}”已上架`)
})

test('whether what employees file waits is shown, and said', async () => {
  const one = await loggedIn('en')
  const approval = async (...words: string[]) =>
    JSON.parse((await one.icss('resources', 'approval', ...words, '--json')).stdout) as unknown
  expect(await approval('off')).toMatchObject({ needsApproval: false })
  expect((await one.icss('resources', 'approval')).stdout).toBe('What employees file goes on the shelf at once\n')
  expect(await approval('on')).toMatchObject({ needsApproval: true })
  expect(await approval()).toMatchObject({ needsApproval: true })
  expect((await one.icss('resources', 'approval', 'perhaps')).code).toBe(2)
})
