import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { companiesNamed, loggedIn, unique } from '../../test/icss.ts'

const { url, token, mainToken } = inject('server')

test('a template in the language of the interface is filled in and imported', async () => {
  for (const [language, header, row] of [
    ['zh', '企业名称*,', (name: string) => `${name},,,,,,制造业,软件${','.repeat(19)}\r\n`],
    ['en', 'Company name*,', (name: string) => `${name},,,,,,Manufacturing,Software${','.repeat(19)}\r\n`],
  ] as const) {
    const one = await loggedIn(language)
    const name = unique()
    const made = await one.icss('members', 'import', '--template', 'members.csv', '--json')
    expect(made.code).toBe(0)
    expect(JSON.parse(made.stdout)).toMatchObject({ file: 'members.csv', format: 'csv' })
    const file = join(one.folder, 'members.csv')
    expect(await readFile(file, 'utf8')).toContain(header)
    await appendFile(file, row(name))
    expect(await one.icss('members', 'import', 'members.csv', '--strict')).toMatchObject({ code: 0 })
    expect(await companiesNamed(one, name)).toBe(1)
  }
})

test('the workbook is the one that the web hands out', async () => {
  const one = await loggedIn('zh')
  const { code, stdout } = await one.icss('members', 'import', '--template', '会员.XLSX')
  expect({ code, stdout }).toEqual({ code: 0, stdout: '已写出空白表格 会员.XLSX；填好后导入它。\n' })
  const answer = await fetch(`${url}/api/v1/imports/companies/template?format=xlsx&language=zh`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await readFile(join(one.folder, '会员.XLSX'))).toEqual(Buffer.from(await answer.arrayBuffer()))
})

test('a file that is there, another kind of file, or a table beside it is refused', async () => {
  const one = await loggedIn('en')
  const file = await one.file('members.xlsx', 'filled in')
  const there = await one.icss('members', 'import', '--template', 'members.xlsx')
  expect(there).toMatchObject({ code: 2, stderr: expect.stringContaining('The file members.xlsx is there already\n') })
  expect(await readFile(file, 'utf8')).toBe('filled in')
  for (const name of ['members.jsonl', 'members', '-'])
    expect(await one.icss('members', 'import', '--template', name)).toMatchObject({
      code: 2,
      stderr: `Error: “${name}” is no .xlsx or .csv file\nGive such a name, as in members.xlsx.\n`,
    })
  const both = await one.icss('members', 'import', 'x.csv', '--template', 'y.csv')
  expect(both).toMatchObject({ code: 2, stderr: expect.stringContaining('<file> and --template cannot') })
})

test('who may not import gets no template, and no file', async () => {
  const one = await loggedIn('en', { url, token: mainToken })
  const { code, stderr } = await one.icss('members', 'import', '--template', 'members.csv')
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringContaining('Error: ') })
  await expect(readFile(join(one.folder, 'members.csv'))).rejects.toThrow('ENOENT')
})
