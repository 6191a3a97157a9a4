import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { loggedIn, unique } from '../../test/icss.ts'

test('everything of a cancelled meeting is exported, then its people are erased, once, with the plan shown before', async () => {
  const one = await loggedIn('en')
  const mark = unique()
  const draft = { name: mark, address: '深圳', startAt: '2096-11-21T06:30:00Z' }
  const made = await one.icss('meetings', 'create', '--from', await one.file('m.json', JSON.stringify(draft)), '--json')
  const { id } = JSON.parse(made.stdout).item
  const table = `会议名称,姓名,手机号,单位\n${mark},欧阳娜,13800138000,前海物流\n${mark},王明,13800138001,前海物流\n`
  await one.icss('participants', 'import', await one.file('p.csv', table))
  const early = await one.icss('meetings', 'erase', id, '--yes')
  expect(early.code).toBe(1)
  expect(early.stderr).toContain('The meeting is not over')
  await one.icss('meetings', 'cancel', id, '--yes')

  const file = await one.file('all.zip', '')
  const exported = await one.icss('meetings', 'export-all', id, '--output', file, '--json')
  expect(JSON.parse(exported.stdout)).toMatchObject({ file: expect.stringContaining('all.zip') })
  expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK')

  const planned = await one.icss('meetings', 'erase', id, '--dry-run', '--json')
  expect(JSON.parse(planned.stdout)).toMatchObject({ erasedAt: null, people: 2, plan: { holds: [] } })
  expect(planned.stderr).toContain('Names, phones, companies and seats of participants: 2')
  expect(planned.stderr).toContain('What the audit trail says of changes of these people')
  expect((await one.icss('meetings', 'erase', id)).stderr).toContain('--yes')
  const erased = await one.icss('meetings', 'erase', id, '--yes')
  expect(erased).toMatchObject({ code: 0, stdout: 'The personal data of 2 people is erased\n' })
  expect((await one.icss('participants', 'list', id)).stdout).not.toContain('欧阳娜')
  const again = await one.icss('meetings', 'erase', id, '--yes', '--json')
  expect(JSON.parse(again.stdout)).toMatchObject({ people: 2, wasErased: true })
})
