import { expect, test } from 'vitest'
import { importKinds } from '@icss/core/imports/import-kinds.ts'
import { person } from '../../test/icss.ts'
import { allCommands } from '../commands/commands-of.ts'
import { entries } from '../commands/entries.ts'

const imports = (await allCommands(entries)).filter(({ path, command }) => path.endsWith(' import') && command.guide)

test('each noun that is imported from a table says its columns', () => {
  const nouns = imports.map(({ command }) => command.calls[0]?.replace('.import', ''))
  expect(nouns.toSorted()).toEqual([...importKinds])
})

test('what a table may hold is told without a login, in the language of the interface', async () => {
  const one = await person('zh')
  const { code, stdout, stderr } = await one.icss('members', 'import', '--columns')
  expect({ code, stderr }).toEqual({ code: 0, stderr: expect.stringContaining('带 * 的必填') })
  expect(stdout).toContain('企业名称*         文字，最多 100 字；例：深圳市示例科技有限公司；英文列名：Company name')
  expect(stdout).toContain('登记状态          可选：存续、在营、吊销、注销、清算、其他；英文列名：Registration status')
  const english = await one.icss('demands', 'import', '--columns', '--language', 'en')
  expect(english.stdout).toMatch(/Company\* +name or id of a member company; such as /)
  expect(english.stdout).toMatch(/Type\* +one of: Funds, Business opportunity, .*; in Chinese 类型/)
})

test.concurrent.for(imports)('icss $path --columns --json: a column an item', async ({ path, command }) => {
  const one = await person()
  const { code, stdout } = await one.icss(...path.split(' '), '--columns', '--json')
  expect(code).toBe(0)
  expect(JSON.parse(stdout)).toMatchObject({ items: command.guide })
  const fields = await one.icss(...path.split(' '), '--columns', '--json', 'field,required')
  const items = command.guide?.map(({ field, required }) => ({ field, required }))
  expect(JSON.parse(fields.stdout)).toMatchObject({ items })
})

test('a table and its columns are not asked for at once', async () => {
  const one = await person('en')
  const { code, stderr } = await one.icss('members', 'import', 'x.csv', '--columns')
  expect({ code, stderr }).toEqual({
    code: 2,
    stderr: 'Error: <file> and --columns cannot be used together\nLeave one of them out.\n',
  })
  expect(await one.icss('members', 'import')).toMatchObject({ code: 2, stderr: expect.stringContaining('<file>') })
})
