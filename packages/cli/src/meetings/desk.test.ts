import { expect, inject, test } from 'vitest'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { faultyWay } from '../../test/faulty-way.ts'
import { loggedIn, type Person, unique } from '../../test/icss.ts'

/** A meeting in seventy years, whose desk signs in at any time. */
async function meetingOf(one: Person, mark: string): Promise<string> {
  const draft = { name: mark, address: '深圳', startAt: '2096-11-21T06:30:00Z' }
  const made = await one.icss('meetings', 'create', '--from', await one.file('m.json', JSON.stringify(draft)), '--json')
  return JSON.parse(made.stdout).item.id
}

test('badges and names are signed in line by line, walk-ins added, the last one undone, and each line answered', async () => {
  const one = await loggedIn('en')
  const mark = unique()
  const id = await meetingOf(one, mark)
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
    'This badge belongs to another meeting',
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

test('what cannot be handed in is kept for its owner alone, and the next run hands it in, each counted once', async ({
  onTestFinished,
}) => {
  const direct = await loggedIn('en')
  const mark = unique()
  const id = await meetingOf(direct, mark)
  await direct.icss(
    'participants',
    'import',
    await direct.file('p.csv', `会议名称,姓名,手机号\n${mark},欧阳娜,13800138000\n`),
  )
  const listed = async () =>
    JSON.parse((await direct.icss('participants', 'list', id, '--json')).stdout).items as {
      id: string
      name: string
      way: string
    }[]
  const [{ id: badge = '' } = {}] = await listed()
  const { url, token } = inject('server')
  // The answers are lost, so that nobody here knows what the server has.
  const way = await faultyWay(url, { fault: 'lost', calls: /desk-facts|participants/, times: Infinity })
  onTestFinished(way.close)
  const one = await loggedIn('en', { url: way.url, token })
  const offline = await one.icssWithInput(
    `${badge}\n欧阳\n+ 来宾 13900139000\n+ 走错 13900139001\n-\n`,
    'meetings',
    'desk',
    id,
  )
  expect(offline.stdout.split('\n')).toEqual([
    `Kept on this machine, to be handed in: ${badge}`,
    expect.stringMatching(/server|network/i),
    'Kept on this machine, to be handed in: + 来宾 13900139000',
    'Kept on this machine, to be handed in: + 走错 13900139001',
    'Kept on this machine, to be handed in: -',
    '',
  ])
  expect(offline.stderr).toContain('4 are waiting to be handed in')
  expect(offline.code).toBe(1)
  const file = join(String(one.env.XDG_CONFIG_HOME), 'icss', 'desk', `${id}.json`)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  way.lift()
  const again = await one.icssWithInput(`${badge}\n+ 别人 13900139000\n`, 'meetings', 'desk', id)
  expect(again.stderr).toContain('4 are waiting to be handed in')
  expect(again.stdout).toContain('欧阳娜 had signed in before · No. 1')
  expect(again.stdout).toContain('The meeting already has somebody with this phone number')
  expect(again.stderr).not.toContain('Not accepted')
  await expect(readFile(file)).rejects.toThrow('ENOENT')
  expect((await listed()).map(({ name, way: how }) => [name, how]).toSorted()).toEqual([
    ['来宾', 'desk'],
    ['欧阳娜', 'desk'],
  ])
})
