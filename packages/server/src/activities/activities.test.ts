import { afterAll, expect, test } from 'vitest'
import { flags } from '@icss/core/permissions/flags.ts'
import { inHours } from '../testing/in-hours.ts'
import { addClerk } from '../testing/clerks.ts'
import { finished } from '../testing/import-file.ts'
import { phoneAt } from '../testing/phone.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const chamber = server.as('chamberAdmin')
const other = server.as('otherChamberAdmin')

const draft = {
  title: '跨境支付合规沙龙',
  place: '前海国际会议中心',
  headImage: 'https://example.cn/a.jpg',
  startAt: inHours(24),
  endAt: inHours(27),
  publisher: '秘书处',
  company: '深圳软件商会',
  contact: '王明 13800138000',
  content: '议程见附件',
}
const create = (change: object = {}) => chamber.activities.create({ body: { ...draft, ...change } })
const of = ({ id, version }: { id: string; version: number }) => ({ params: { id }, query: { version } })
const clerk = async (granted: readonly boolean[], business: boolean) =>
  server.as((await addClerk(server.database, 'chamberAdmin', [...granted], { business })).headers)
const none = flags.map(() => false)
const onlyMeetings = flags.map((flag) => flag === 'signInMeeting')

test('an activity is kept by whoever has chamber business, and stands as its times say', async () => {
  const coming = await create()
  expect(coming).toMatchObject({ status: 0, contentText: '议程见附件', confirmed: 0, waiting: 0 })
  const now = await create({ title: '进行中', startAt: inHours(-1), endAt: inHours(1) })
  const past = await create({ title: '已结束', startAt: inHours(-3), endAt: inHours(-1), company: '云帆软件' })
  expect([now.status, past.status]).toEqual([1, 2])
  for (const [status, id] of [coming, now, past].entries()) {
    const { items } = await chamber.activities.list({ query: { status: String(status) as '0' } })
    expect(items.map((one) => one.id)).toEqual([id.id])
  }
  expect((await chamber.activities.list({ query: { company: '云帆软件' } })).items).toMatchObject([{ id: past.id }])
  expect((await chamber.activities.list({ query: { q: '国际会议' } })).total).toBe(3)
  expect(await problemOf(create({ content: '字'.repeat(5001), headImage: '' }))).toMatchObject({
    errors: { content: { code: 'rule.max_length' }, headImage: { code: 'rule.required' } },
  })
  expect(await codeOf((await clerk(none, false)).activities.list({ query: {} }))).toBe('session.forbidden')
  const worker = await clerk(none, true)
  const { id } = await worker.activities.create({ body: draft })
  expect(await codeOf(worker.activities.openLink({ params: { id } }))).toBe('session.forbidden')
  expect(await codeOf(other.activities.show({ params: { id } }))).toBe('request.not_found')
  await worker.activities.update({ ...of({ id, version: 1 }), body: { ...draft, title: '改名' } })
  await worker.activities.delete({ params: { id } })
})

test('its public page shows it, with a calendar file; a preview names it', async () => {
  const { id } = await create({ title: '公开的' })
  const { url } = await chamber.activities.openLink({ params: { id } })
  const path = url.slice(url.indexOf('/p/'))
  const phone = phoneAt(server)
  expect(await phone.call('GET', `${path}/activity`)).toMatchObject({
    status: 200,
    body: { title: '公开的', status: 0, signUp: null },
  })
  const file = await phone.get(`${path}/activity/calendar`)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  expect(await file.text()).toContain('SUMMARY:公开的')
  expect(await (await phone.get(path)).text()).toContain('公开的 · Channel of chamberAdmin')
  await chamber.activities.closeLink({ params: { id } })
  expect((await phone.get(`${path}/activity`)).status).toBe(404)
})

test('it lies in the recycle bin with its sign-ups, and comes back with them', async () => {
  const { id } = await create({ takesSignUps: true })
  await chamber.signUps.create({ params: { activityId: id }, body: { name: '王明', phone: '13800138000' } })
  await chamber.activities.delete({ params: { id } })
  expect(await codeOf(chamber.activities.show({ params: { id } }))).toBe('request.not_found')
  await chamber.recycleBin.restore({ params: { kind: 'activities', id }, body: {} })
  expect(await chamber.activities.show({ params: { id } })).toMatchObject({ confirmed: 1 })
})

test('those who have a place become expected people of a meeting, once; a new one has title, place and time', async () => {
  const { id: activityId } = await create({ title: '年会', takesSignUps: true, signUpLimit: 1 })
  const params = { id: activityId }
  for (const phone of ['13800138001', '13800138002'])
    await chamber.signUps.create({ params: { activityId }, body: { name: '王明', phone, company: '云帆' } })
  const { meetingId, ...counts } = await chamber.activities.expect({ params, body: {} })
  expect(counts).toEqual({ added: 2, already: 0 })
  const meeting = await chamber.meetings.show({ params: { id: meetingId } })
  expect(meeting).toMatchObject({ name: '年会', address: draft.place, startAt: draft.startAt, expected: 2 })
  const { items } = await chamber.participants.list({ params: { meetingId }, query: {} })
  expect(items).toMatchObject([{ phone: '13800138001', company: '云帆', source: 'expected', presence: 'absent' }, {}])
  await chamber.signUps.create({ params: { activityId }, body: { name: '李慧', phone: '13800138003' } })
  expect(await chamber.activities.expect({ params, body: { meetingId } })).toMatchObject({ added: 1, already: 2 })

  const theirs = await other.meetings.create({ body: { name: '别家', address: '广州', startAt: inHours(2) } })
  expect(await codeOf(chamber.activities.expect({ params, body: { meetingId: theirs.id } }))).toBe('request.not_found')
  expect(await codeOf(other.activities.expect({ params, body: {} }))).toBe('request.not_found')
  await chamber.meetings.act({ params: { id: meetingId }, body: { action: 'cancel' } })
  expect(await codeOf(chamber.activities.expect({ params, body: { meetingId } }))).toBe('meeting.cancelled')
  const past = await create({ startAt: inHours(-3), endAt: inHours(-1) })
  expect(await codeOf(chamber.activities.expect({ params: { id: past.id }, body: {} }))).toBe('activities.over')
  // It asks for both rights.
  for (const [granted, business] of [
    [none, true],
    [onlyMeetings, false],
  ] as const)
    expect(await codeOf((await clerk(granted, business)).activities.expect({ params, body: {} }))).toBe(
      'session.forbidden',
    )
  expect(await (await clerk(onlyMeetings, true)).activities.expect({ params, body: {} })).toMatchObject({ added: 3 })
})

test('one meeting is made of an activity, however often and by how many at once; a cancelled one gives way', async () => {
  const { id: activityId } = await create({ title: '论坛', takesSignUps: true })
  await chamber.signUps.create({ params: { activityId }, body: { name: '王明', phone: '13800138009' } })
  const press = () => chamber.activities.expect({ params: { id: activityId }, body: {} })
  const made = await Promise.all([press(), press(), press(), press()])
  expect(new Set(made.map(({ meetingId }) => meetingId)).size).toBe(1)
  expect(made.map(({ added }) => added).toSorted()).toEqual([0, 0, 0, 1])
  const { meetingId } = await press()
  expect(meetingId).toBe(made[0]?.meetingId)
  await chamber.meetings.act({ params: { id: meetingId }, body: { action: 'cancel' } })
  const next = await press()
  expect(next.meetingId).not.toBe(meetingId)
  await chamber.meetings.delete({ params: { id: next.meetingId } })
  expect((await press()).meetingId).not.toBe(next.meetingId)
})

test('activities are imported with their content in words and exported, and the import is undone', async () => {
  const table = `标题,开始时间,结束时间,地点,主办方,发布人,联系人,头图,内容,接受报名,名额\n导入一,${inHours(24)},${inHours(25)},深圳,商会,王明,王明,https://x.cn/a.png,内容一,是,80\n导入二,${inHours(24)},${inHours(25)},深圳,商会,王明,王明,,内容,,\n`
  const { id } = await chamber.activities.import(
    { query: { fileName: '活动.csv' }, body: Buffer.from(table) },
    { timeout: 0 },
  )
  expect(await finished(chamber, id)).toMatchObject({ created: 1, bad: 1 })
  const asked = '/api/v1/activities/export?q=导入&format=jsonl'
  const line = await (await server.fetch(asked, { who: 'chamberAdmin' })).text()
  expect(JSON.parse(line)).toMatchObject({ title: '导入一', content: '内容一', takesSignUps: true, signUpLimit: 80 })
  expect(await (await server.fetch(asked, { who: 'otherChamberAdmin' })).text()).toBe('')
  const { id: undone } = await chamber.operations.undo({ params: { operationId: id } })
  await finished(chamber, undone)
  expect((await chamber.activities.list({ query: { q: '导入' } })).total).toBe(0)
})
