import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { personCopy } from '@icss/core/people/person-copy.ts'
import { check } from '@icss/core/rules/check.ts'
import { loggedIn, unique } from '../../test/icss.ts'

test('a copy of what is known of a person is written as one document, and nothing where there is no phone', async () => {
  const one = await loggedIn('en')
  const mark = unique()
  await one.icss('members', 'import', await one.file('a.csv', `企业名称,行业,行业标签\n${mark}公司,教育,软件\n`))
  const card = `企业名称,姓名,职务,手机号\n${mark}公司,王明明,经理,17712340001\n`
  await one.icss('employees', 'import', await one.file('b.csv', card))

  const { code, stdout } = await one.icss('people', 'copy', '177 1234 0001')
  expect(code).toBe(0)
  const copy = JSON.parse(stdout)
  expect(check(personCopy, copy)).toMatchObject({ ok: true })
  expect(copy).toMatchObject({
    phone: '17712340001',
    rows: expect.arrayContaining([expect.objectContaining({ of: 'employees', through: '' })]),
  })

  const file = await one.file('copy.json', '')
  const saved = await one.icss('people', 'copy', '17712340001', '-o', file, '--json')
  expect(JSON.parse(saved.stdout)).toMatchObject({ file })
  expect(JSON.parse(await readFile(file, 'utf8')).rows).toHaveLength(copy.rows.length)

  const refused = await one.icss('people', 'copy', '123')
  expect(refused.code).not.toBe(0)
  expect(refused.stdout).toBe('')
})
