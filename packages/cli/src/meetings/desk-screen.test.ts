import { expect, inject, onTestFinished, test } from 'vitest'
import { displayWidth } from '../console/display-width.ts'
import { faultyWay } from '../../test/faulty-way.ts'
import { loggedIn, type Person, unique } from '../../test/icss.ts'
import { terminal } from '../../test/terminal.ts'

interface Listed {
  readonly id: string
  readonly name: string
  readonly way: string
}

const listedOf = async (one: Person, id: string): Promise<readonly Listed[]> =>
  JSON.parse((await one.icss('participants', 'list', id, '--json')).stdout).items

/** A meeting in seventy years, whose desk signs in at any time, with four people; answers its id and their badges. */
async function meetingOf(one: Person) {
  const mark = unique()
  const draft = { name: `年会${mark}`, address: '深圳', startAt: '2096-11-21T06:30:00Z' }
  const made = await one.icss('meetings', 'create', '--from', await one.file('m.json', JSON.stringify(draft)), '--json')
  const id: string = JSON.parse(made.stdout).item.id
  const people = [
    ['欧阳娜', '13800138000', '前海物流有限公司', 'A 区 12 桌'],
    ['王明', '13800138001', '前海物流有限公司', 'B3'],
    ['Anne-Marie Dupont', '13800138002', 'Shenzhen Bay Semiconductors', ''],
    ['古丽·买买提', '13800138003', '智能制造研究院', 'C1'],
  ]
  const table = ['姓名,手机号,单位,桌号或座位', ...people.map((cells) => cells.join(','))].join('\n')
  const rows = table.split('\n').map((line, i) => (i === 0 ? `会议名称,${line}` : `${draft.name},${line}`))
  const imported = await one.icss('participants', 'import', await one.file('p.csv', `${rows.join('\n')}\n`))
  if (imported.code !== 0) throw new Error(imported.stdout)
  const listed = await listedOf(one, id)
  return { id, name: draft.name, badgeOf: (name: string) => listed.find((person) => person.name === name)?.id ?? '' }
}

const stranger = '01919191-0000-7000-8000-000000000000'

const padded = (text: string, to: string) => to + ' '.repeat(displayWidth(text) - displayWidth(to))

/** A screen without what differs from run to run. */
const steady = (screen: string, { name }: { readonly name: string }) =>
  screen
    .replaceAll(name, padded(name, '年会'))
    .replaceAll(/\d\d:\d\d/g, '14:30')
    .trimEnd()

test.for([
  {
    language: 'zh',
    columns: 60,
    done: '欧阳娜 已签到',
    already: '! 之前已签到',
    many: '有 2 人符合',
    undone: '已撤销 王明',
  },
  {
    language: 'en',
    columns: 60,
    done: '欧阳娜 is signed',
    already: '! already here',
    many: '2 people match',
    undone: 'of 王明 is undone',
  },
  {
    language: 'zh',
    columns: 80,
    done: '欧阳娜 已签到',
    already: '! 之前已签到',
    many: '有 2 人符合',
    undone: '已撤销 王明',
  },
  {
    language: 'en',
    columns: 80,
    done: '欧阳娜 is signed',
    already: '! already here',
    many: '2 people match',
    undone: 'of 王明 is undone',
  },
  {
    language: 'zh',
    columns: 200,
    done: '欧阳娜 已签到',
    already: '! 之前已签到',
    many: '有 2 人符合',
    undone: '已撤销 王明',
  },
  {
    language: 'en',
    columns: 200,
    done: '欧阳娜 is signed',
    already: '! already here',
    many: '2 people match',
    undone: 'of 王明 is undone',
  },
] as const)(
  'the desk in a terminal, $language at $columns columns',
  async ({ language, columns, done, already, many, undone }) => {
    const one = await loggedIn(language)
    const meeting = await meetingOf(one)
    const screen = await terminal(one, columns)
    await screen.type(`clear; icss meetings desk ${meeting.id}; echo code=$?`)
    await screen.press('Enter')
    await screen.until('0 / 4')
    await screen.until(language === 'zh' ? '断网也能签到' : 'Works without')
    // A scanner types a code and Enter, and the next one before the desk has answered.
    await screen.type(meeting.badgeOf('欧阳娜'))
    await screen.press('Enter')
    await screen.until(done)
    await screen.type(`${meeting.badgeOf('欧阳娜')}\r${stranger}\r没有此人\r`)
    await screen.until(already)
    await screen.until(/没有此人.*✗/)
    await screen.until('1 / 4')
    await screen.type('前海')
    await screen.press('Enter')
    await screen.until(many)
    // A stray Enter signs nobody in.
    await screen.press('Enter')
    await screen.press('Down')
    await screen.press('Down')
    const choosing = await screen.until(/› 王明/)
    await expect(steady(await screen.inSight(), meeting)).toMatchFileSnapshot(
      `../../test/golden/desk-choice.${language}.${columns}.txt`,
    )
    expect(choosing).not.toContain('2 / 4')
    await screen.press('Enter')
    await screen.until('2 / 4')
    await screen.press('C-z')
    await screen.until(undone)
    await screen.until('1 / 4')
    await screen.type('8002\r+ 来宾 13900139000 智能公司\r')
    await screen.until('3 / 5')
    await screen.until(/来宾 智能公司.*✓/)
    const shown = await screen.inSight()
    await expect(steady(shown, meeting)).toMatchFileSnapshot(`../../test/golden/desk.${language}.${columns}.txt`)
    for (const line of shown.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns)
    await screen.press('C-d')
    const after = await screen.until('code=0')
    expect(after).not.toContain('Ctrl-D')
    expect(
      (await listedOf(one, meeting.id))
        .filter(({ way }) => way === 'desk')
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(['Anne-Marie Dupont', '来宾', '欧阳娜'].toSorted())
  },
)

test('without the network the desk finds its people by itself, keeps what happens, and hands it in later, each once', async () => {
  const { url, token } = inject('server')
  const direct = await loggedIn('en')
  const meeting = await meetingOf(direct)
  // The answers are lost, so that the desk does not know what the server has.
  const way = await faultyWay(url, { fault: 'lost', calls: /api/, times: Infinity })
  onTestFinished(way.close)
  way.lift()
  const one = await loggedIn('en', { url: way.url, token })
  const screen = await terminal(one, 80)
  await screen.type(`clear; icss meetings desk ${meeting.id}; echo code=$?`)
  await screen.press('Enter')
  await screen.until('Works without a network')
  way.strike()
  await screen.type('欧阳\r')
  await screen.until(/The server cannot be reached: 1 is waiting.*List as of/s)
  await screen.type(`欧阳\r${meeting.badgeOf('王明')}\r+ 走错 13900139001\r+ 重复 13800138003\r`)
  await screen.until('already has somebody with this phone')
  await screen.press('C-z')
  await screen.until('The sign-in of 走错 is undone')
  const away = await screen.until('2 are waiting')
  expect(away).toMatch(/欧阳娜.*… to hand in/)
  expect(away).toMatch(/王明.*… to hand in/)
  expect(away).toMatch(/走错.*! undone/)
  expect(away).toMatch(/欧阳娜.*! already here/)
  await screen.press('C-d')
  expect(await screen.until('Press Ctrl-D again to leave')).toContain('2 are not handed in yet')
  // The desk goes on, and tries again by itself.
  way.lift()
  const back = await screen.until('Connected. Nothing is waiting')
  expect(back).toMatch(/欧阳娜.*✓ handed in later/)
  expect(back).toMatch(/王明.*✓ handed in later/)
  await screen.until('2 / 4')
  const here = (await listedOf(direct, meeting.id)).filter(({ way: how }) => how === 'desk').map(({ name }) => name)
  expect(here.toSorted()).toEqual(['欧阳娜', '王明'].toSorted())
})

test('what waits when the desk is left is kept, and handed in when it opens again, also without a list', async () => {
  const { url, token } = inject('server')
  const direct = await loggedIn('zh')
  const meeting = await meetingOf(direct)
  const way = await faultyWay(url, { fault: 'lost', calls: /api/, times: Infinity })
  onTestFinished(way.close)
  const one = await loggedIn('zh', { url: way.url, token })
  const screen = await terminal(one, 60)
  const open = async () => {
    await screen.type(`clear; icss meetings desk ${meeting.id}; echo code=$?`)
    await screen.press('Enter')
  }
  await open()
  await screen.until('连不上服务器，办理先保存在本机')
  await screen.type(`欧阳\r`)
  await screen.until('也没有名单')
  await screen.type(`${meeting.badgeOf('欧阳娜')}\r`)
  await screen.until('1 条待上交')
  await screen.press('C-c')
  await screen.until('再按一次 Ctrl-D 退出')
  await screen.press('C-c')
  expect(await screen.until('code=0')).toContain('1 条待上交')
  way.lift()
  await open()
  await screen.until('没有待上交')
  await screen.until('1 / 4')
  expect((await listedOf(direct, meeting.id)).filter(({ way: how }) => how === 'desk')).toMatchObject([
    { name: '欧阳娜' },
  ])
})

test('the desk says before anybody is signed in that a draw goes on', async () => {
  const one = await loggedIn('en')
  const api = async (...args: string[]) => {
    const { code, stdout, stderr } = await one.icss('api', ...args, '--json')
    if (code !== 0) throw new Error(stdout + stderr)
    return JSON.parse(stdout)
  }
  const startAt = new Date(Date.now() + 3_600_000).toISOString()
  const body = JSON.stringify({ name: unique(), address: '深圳', startAt, winners: 'everyone' })
  const { id, version } = await api('meetings.create', '--body', body)
  const ofMeeting = ['--param', `meetingId=${id}`]
  await api('participants.addWalkIn', ...ofMeeting, '--body', '{"name":"来宾"}')
  const prize = { name: unique(), price: '1', quantity: 9, grade: '一等奖' }
  const { id: prizeId } = await api('prizes.create', '--body', JSON.stringify(prize))
  const awards = JSON.stringify({ awards: [{ name: '一等奖', prizeId, number: 1, reserves: 0 }] })
  await api('meetings.setAwards', '--param', `id=${id}`, '--query', `version=${version}`, '--body', awards)
  await api('meetings.act', '--param', `id=${id}`, '--body', '{"action":"start"}')
  await api('draws.open', ...ofMeeting)
  const screen = await terminal(one, 60)
  await screen.type(`clear; icss meetings desk ${id}`)
  await screen.press('Enter')
  const shown = await screen.until(/A draw is under way.*roster/s)
  for (const line of shown.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(60)
})

test('a session that ends leaves the desk working, and says how to log in', async () => {
  const { url, token } = inject('server')
  const way = await faultyWay(url, { fault: 401, calls: /api/, times: Infinity })
  onTestFinished(way.close)
  const meeting = await meetingOf(await loggedIn('zh'))
  const one = await loggedIn('zh', { url: way.url, token })
  way.lift()
  const screen = await terminal(one, 80)
  await screen.type(`clear; icss meetings desk ${meeting.id}; echo code=$?`)
  await screen.press('Enter')
  await screen.until('断网也能签到')
  way.strike()
  await screen.type('欧阳\r')
  await screen.until('登录已过期，1 条待上交')
  await screen.until('icss auth login')
  way.lift()
  await screen.until('1 / 4')
  expect(await screen.until(/欧阳娜.*✓ 已补交/)).not.toContain('登录已过期')
})

test('a meeting that has ended signs nobody in, and its desk says so', async () => {
  const one = await loggedIn('en')
  const api = async (...args: string[]) => JSON.parse((await one.icss('api', ...args, '--json')).stdout)
  const [startAt, endAt] = [-2, -1].map((hours) => new Date(Date.now() + hours * 3_600_000).toISOString())
  const body = JSON.stringify({ name: unique(), address: '深圳', startAt, endAt })
  const { id } = await api('meetings.create', '--body', body)
  const screen = await terminal(one, 80)
  await screen.type(`clear; icss meetings desk ${id}; echo code=$?`)
  await screen.press('Enter')
  await screen.until('The meeting has ended')
  await screen.type('+ 来宾 13900139000\r')
  await screen.until(/来宾.*✗ not accepted/)
  await screen.press('C-d')
  expect(await screen.until('code=0')).not.toContain('waiting')
})

test('the field is edited, and a terminal that becomes narrower shows the desk once', async () => {
  const one = await loggedIn('zh')
  const meeting = await meetingOf(one)
  const screen = await terminal(one, 200)
  await screen.type(`clear; icss meetings desk ${meeting.id}; echo code=$?`)
  await screen.press('Enter')
  await screen.until('断网也能签到')
  await screen.type('前海物')
  await screen.until('› 前海物')
  await screen.press('BSpace')
  await screen.until(/› 前海\s*$/m)
  await screen.press('Escape')
  await screen.until(/›\s+扫胸卡/)
  await screen.type('王明\r')
  await screen.until('王明 已签到')
  for (const columns of [60, 80, 60]) {
    await screen.resize(columns)
    await expect
      .poll(async () => (await screen.inSight()).split('\n').filter((line) => line === '─'.repeat(columns)).length)
      .toBe(2)
    const shown = await screen.inSight()
    expect(shown.match(/签到台/g)).toHaveLength(1)
    for (const line of shown.split('\n')) expect(displayWidth(line)).toBeLessThanOrEqual(columns)
  }
  await screen.press('C-d')
  await screen.until('code=0')
})

test('what the desk answers is lines where its output is no terminal, or with --json', async () => {
  const one = await loggedIn('en')
  const meeting = await meetingOf(one)
  const screen = await terminal(one, 100)
  await screen.type(`clear; icss meetings desk ${meeting.id} | cat; echo through`)
  await screen.press('Enter')
  await screen.until('desk>')
  await screen.type('8001\r')
  await screen.until('王明 is signed in · No. 1')
  await screen.press('C-d')
  await screen.until('through')
  await screen.type(`clear; icss meetings desk ${meeting.id} --json`)
  await screen.press('Enter')
  await screen.until('desk>')
  await screen.type('8001\r')
  await screen.until(/desk>.*desk>/s)
  await screen.press('C-d')
  expect(await screen.until('"outcome": "already"')).not.toContain('───')
})
