import { expect, test } from 'vitest'
import { loggedIn, unique } from '../../test/icss.ts'

test('badges and names are signed in line by line, walk-ins added, the last one undone, and each line answered', async () => {
  const one = await loggedIn('en')
  const mark = unique()
  const draft = { name: mark, address: '深圳', startAt: '2096-11-21T06:30:00Z' }
  const made = await one.icss('meetings', 'create', '--from', await one.file('m.json', JSON.stringify(draft)), '--json')
  const { id } = JSON.parse(made.stdout).item
  const table = `会议名称,姓名,手机号,单位\n${mark},欧阳娜,13800138000,前海物流\n${mark},王明,13800138001,前海物流\n`
  await one.icss('participants', 'import', await one.file('p.csv', table))
  const listed = JSON.parse((await one.icss('participants', 'list', id, '--json')).stdout).items as {
    id: string
    name: string
  }[]
  const badge = listed.find(({ name }) => name === '欧阳娜')?.id ?? ''
  const { code, stdout, stderr } = await one.icssWithInput(
    `${badge}\n\n8001\n${badge}\n前海\n没有此人\n+ 来宾 13900139000 智能公司\n-\n-\n01919191-0000-7000-8000-000000000000\n`,
    'meetings',
    'desk',
    id,
  )
  expect(stdout.split('\n')).toEqual([
    '欧阳娜 is signed in · No. 1',
    '王明 is signed in · No. 2',
    '欧阳娜 had signed in before · No. 1',
    'Nobody on the list matches',
    '来宾 is signed in · No. 3',
    'The sign-in of 来宾 is undone · No. 3',
    'There is nothing to undo',
    'This badge is of another meeting',
    '',
  ])
  expect(stderr).toContain('2 people match')
  expect(stderr).toContain('王明 · 前海物流 · …8001')
  expect(code).toBe(1)
  const lines = await one.file('lines.txt', '8001\n')
  const again = await one.icss('meetings', 'desk', id, '--lines', lines, '--json')
  expect(again.code).toBe(0)
  expect(JSON.parse(again.stdout).items).toMatchObject([
    { line: '8001', outcome: 'already', participant: { name: '王明', way: 'desk' } },
  ])
})
