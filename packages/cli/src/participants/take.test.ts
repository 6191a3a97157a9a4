import { expect, test } from 'vitest'
import { loggedIn, unique } from '../../test/icss.ts'

test('employee cards are taken over as expected people of a meeting; one source has to be named', async () => {
  const one = await loggedIn('en')
  const mark = unique()
  await one.icss('members', 'import', await one.file('a.csv', `企业名称,行业,行业标签\n${mark}公司,教育,软件\n`))
  const cards = `企业名称,姓名,职务,手机号\n${mark}公司,王明,经理,13800138000\n${mark}公司,欧阳雪,总监,13800138001\n`
  await one.icss('employees', 'import', await one.file('b.csv', cards))
  const [company] = JSON.parse((await one.icss('members', 'list', '--search', mark, '--json')).stdout).items
  const draft = { name: mark, address: '深圳', startAt: '2096-11-21T06:30:00Z' }
  const made = await one.icss('meetings', 'create', '--from', await one.file('c.json', JSON.stringify(draft)), '--json')
  const { id } = JSON.parse(made.stdout).item
  const take = (...words: string[]) => one.icss('participants', 'take', id, ...words)

  expect((await take('--from-employees', '--company', company.id)).stdout).toBe(
    'Added: 2. On the list already: 0. Without a phone number: 0.\n',
  )
  expect((await one.icss('participants', 'list', id)).stdout).toContain(`${mark}公司`)
  for (const words of [[], ['--from-employees', '--from-meeting', id]]) {
    const { code, stderr } = await take(...words)
    expect(code).toBe(2)
    expect(stderr).toContain('Name one source')
  }
  const { code, stderr } = await take('--from-meeting', id, '--company', company.id)
  expect(code).toBe(2)
  expect(stderr).toContain('--company goes with --from-employees alone')
  expect((await take('--from-meeting', id)).stderr).toContain('That is this very meeting')
})
