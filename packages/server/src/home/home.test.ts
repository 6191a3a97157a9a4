import { afterAll, expect, test } from 'vitest'
import { onlyFlags } from '@icss/core/sessions/session.fixture.ts'
import { addClerk } from '../testing/clerks.ts'
import { accountIdOf, channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { recordedStatements } from '../testing/recorded-statements.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { pool } = server.database
const main = server.as('mainAdmin')

const hour = 3_600_000
const day = 24 * hour
// Of one moment: a millisecond between two would make the window longer than its days.
const now = Date.now()
const at = (later: number) => new Date(now + later).toISOString()
const show = () => main.home.show()
const channelId = channelIdOf('mainAdmin')

async function addLive(name: string, startAt: string, more: object = {}) {
  const tutor = await main.tutors.create({
    body: { name: `导师${name}`.slice(0, 10), avatar: 'k.jpg', introduction: '讲师', serial: 1 },
  })
  const endAt = new Date(Date.parse(startAt) + hour).toISOString()
  return main.lives.create({
    body: { name, headImage: 'k.jpg', type: 'ROOM', tutorId: tutor.id, startAt, endAt, ...more },
  })
}

test('a new channel has nothing due, and its steps ticked by what is there', async () => {
  const { due, edited, steps, storage } = await show()
  expect(due).toEqual({ items: [], today: 0, week: 0 })
  expect(edited).toEqual([])
  expect(storage).toMatchObject({ used: 0, fullOn: null })
  expect(steps?.map(({ step }) => step)).toEqual(['adminPhone', 'logo', 'course', 'account', 'homeScreen'])
  const countOf = (step: string, found = steps) => found?.find((one) => one.step === step)?.count
  expect(countOf('course')).toBe(0)
  await main.courses.create({ body: { name: '课', headImage: 'k.jpg', serialNumber: 1 } })
  expect(countOf('course', (await show()).steps)).toBe(1)
})

test('what is on, begins or ends within a week is due, the next first; what is over, cancelled or later is not', async () => {
  const on = await addLive('直播一', at(-hour))
  await main.lives.act({ params: { id: on.id }, body: { action: 'start' } })
  await addLive('直播二', at(3 * day))
  await addLive('直播三', at(9 * day))
  await addLive('没有手机', at(4 * day), { type: 'ROOM2' })
  const meeting = await main.meetings.create({ body: { name: '年会', address: '深圳', startAt: at(2 * day) } })
  await main.participants.create({ params: { meetingId: meeting.id }, body: { name: '王明' } })
  const gone = await main.meetings.create({ body: { name: '取消的会', address: '深圳', startAt: at(2 * day) } })
  await main.meetings.act({ params: { id: gone.id }, body: { action: 'cancel' } })
  const window = { startAt: at(-day), endAt: at(5 * day), durationDays: 6 }
  const notice = await main.notices.create({
    body: { title: '放假', body: '二月三日', ...window, publisher: '办公室' },
  })
  await main.notices.create({ body: { title: '草稿', body: '二月三日', ...window, publisher: '办公室' } })
  await main.notices.setStatus({ params: { id: notice.id }, body: { status: 'published' } })
  const { due } = await show()
  expect(due.items.map(({ noun, name, lacks }) => [noun, name, lacks])).toEqual([
    ['lives', '直播一', null],
    ['meetings', '年会', 'awards'],
    ['lives', '直播二', null],
    ['lives', '没有手机', 'tutorPhone'],
    ['notices', '放假', null],
  ])
  expect(due.items[0]).toMatchObject({ isOn: true, detail: '导师直播一' })
  expect(due.items[1]).toMatchObject({ isOn: false, count: 1, detail: '深圳' })
  expect(due).toMatchObject({ today: 1, week: 5 })
})

test('the last things edited are each there once, with what was done, as they are called now', async () => {
  const { id, version } = await main.courses.create({ body: { name: '旧名', headImage: 'k.jpg', serialNumber: 1 } })
  await main.courses.update({
    params: { id },
    query: { version },
    body: { name: '新名', headImage: 'k.jpg', serialNumber: 1 },
  })
  const gone = await main.courses.create({ body: { name: '删去', headImage: 'k.jpg', serialNumber: 1 } })
  await main.courses.delete({ params: { id: gone.id } })
  const { edited } = await show()
  expect(edited[0]).toMatchObject({ noun: 'courses', id, name: '新名', action: 'courses.update', isOwn: true })
  expect(edited.filter((one) => one.id === id)).toHaveLength(1)
  expect(edited.map(({ name }) => name)).not.toContain('删去')
  expect(edited.length).toBeLessThanOrEqual(6)
})

test('people who come to a meeting and accounts push nothing out of what was edited', async () => {
  const { id: meetingId } = await main.meetings.create({
    body: { name: '签到', address: '深圳', startAt: at(9 * day) },
  })
  for (let i = 0; i < 8; i += 1)
    await main.participants.addWalkIn({ params: { meetingId }, body: { name: `来宾 ${i}` } })
  await main.accounts.create({ body: { number: '778190', name: '新账号', templateId: '' } })
  expect((await show()).edited[0]).toMatchObject({ noun: 'meetings', id: meetingId })
})

test('storage is full when the pace of the last weeks says so, and says nothing of less than seven days', async () => {
  await pool.query(
    `insert into storage_usage (channel_id, used_bytes) values ($1, 1000)
    on conflict (channel_id) do update set used_bytes = 1000`,
    [channelId],
  )
  await pool.query('update channels set storage_quota_bytes = 2000 where id = $1', [channelId])
  const add = (name: string, days: number, bytes: number) =>
    pool.query(
      `insert into uploads (channel_id, id, account_id, status, prefix, bytes, stored, expires_at, created_at)
       values ($1, gen_random_uuid(), $2, 'done', $3, $4, $4, now(), now() - $5 * interval '1 day')`,
      [channelId, accountIdOf('mainAdmin'), name, bytes, days],
    )
  await add('a', 5, 500)
  expect((await show()).storage.fullOn).toBeNull()
  await add('b', 20, 500)
  const { storage } = await show()
  // 1000 bytes in 20 days, and 1000 are left.
  expect(Math.round((Date.parse(storage.fullOn ?? '') - Date.now()) / day)).toBe(20)
})

test('an account sees what its flags open, no steps, and not the provider; rooms hide what names courses', async () => {
  const clerk = server.as((await addClerk(server.database, 'mainAdmin', onlyFlags('homeLogo'))).headers)
  const seen = await clerk.home.show()
  expect(seen.steps).toBeNull()
  expect(new Set(seen.due.items.map(({ noun }) => noun))).toEqual(new Set(['lives']))
  expect(seen.edited.every(({ noun }) => noun !== 'meetings' && noun !== 'notices')).toBe(true)
  expect(await codeOf(server.as('provider').home.show())).toBe('session.forbidden')
  await pool.query(`update channels set membership_code = 'WM1001' where id = $1`, [channelId])
  const rooms = await show()
  expect(rooms.due.items.map(({ noun }) => noun)).toEqual(['meetings'])
  expect(rooms.edited.every(({ noun }) => noun === 'meetings' || noun === 'tutors')).toBe(true)
  expect(rooms.steps?.map(({ step }) => step)).not.toContain('course')
  await pool.query(`update channels set membership_code = 'WM1002' where id = $1`, [channelId])
})

test('home is answered in few statements, however much there is', async () => {
  await show()
  const statements = await recordedStatements(show)
  // Session, scope and commit with them: what is due of three kinds, storage and its pace, the trail, names, steps.
  expect(statements.map(({ text }) => text.slice(0, 60)).length).toBeLessThanOrEqual(14)
})
