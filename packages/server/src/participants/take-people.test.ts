import { afterAll, expect, test } from 'vitest'
import type { ProblemError } from '@icss/core/errors/problem-error.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import { maxTaken } from '@icss/core/participants/taken-people.ts'
import { addClerk } from '../testing/clerks.ts'
import { inHours } from '../testing/in-hours.ts'
import { companyOf, openSession } from '../testing/owned-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const chamber = server.as('chamberAdmin')
const other = server.as('otherChamberAdmin')

type Take = Parameters<typeof chamber.participants.take>[0]['body']
const take = (meetingId: string, body: Take, who = chamber) => who.participants.take({ params: { meetingId }, body })
const meetingOf = async (name: string, who = chamber) =>
  (await who.meetings.create({ body: { name, address: '会展中心', startAt: inHours(24), endAt: inHours(28) } })).id
const add = (meetingId: string, name: string, change: object = {}) =>
  chamber.participants.create({ params: { meetingId }, body: { name, ...change } })
const activityOf = async (who = chamber) => {
  const activity = {
    title: '沙龙',
    place: '前海',
    headImage: 'https://example.cn/a.jpg',
    startAt: inHours(2),
    endAt: inHours(4),
    publisher: '秘书处',
    company: '商会',
    contact: '王明',
    content: '议程',
    takesSignUps: true,
  }
  return (await who.activities.create({ body: activity })).id
}
const signUp = (activityId: string, name: string, phone: string) =>
  chamber.signUps.create({ params: { activityId }, body: { name, phone, company: '云帆' } })
const companyWith = async (cards: readonly (readonly [name: string, phone: string])[]) => {
  const { id: companyId, name } = await chamber.companies.create({ body: companyOf() })
  for (const [card, phone] of cards)
    await chamber.employees.create({ params: { companyId }, body: { name: card, position: '经理', phone } })
  return { companyId, name }
}
const people = async (meetingId: string) =>
  (await chamber.participants.list({ params: { meetingId }, query: { pageSize: 100 } })).items
const clerk = async (granted: readonly boolean[], business: boolean) =>
  server.as((await addClerk(server.database, 'chamberAdmin', granted, { business })).headers)
/** A token that is limited to some groups of calls. */
const limited = async (groups: string[]) => server.as(await openSession(server.database, 'chamberAdmin', { groups }))
const onlyMeetings = flags.map((flag) => flag === 'signInMeeting')

test('everybody on the list of another meeting is taken over in their order, without sign-in and seat', async () => {
  const [former, meetingId] = [await meetingOf('去年'), await meetingOf('今年')]
  const first = await add(former, '甲', { phone: '13800138001', company: '前海物流', seat: '3 号桌' })
  await add(former, '乙', { phone: '13800138002', exclusion: 'organiser' })
  await add(former, '无手机')
  await add(former, '丁', { phone: '13800138004' })
  await chamber.participants.signIn({ params: { participantId: first.id } })
  const known = await add(meetingId, '丁明', { phone: '13800138004', seat: '9 号桌' })

  expect(await take(meetingId, { from: 'meeting', meetingId: former })).toEqual({ added: 2, known: 1, left: 1 })
  expect(await people(meetingId)).toMatchObject([
    { id: known.id, name: '丁明', seat: '9 号桌', version: 1 },
    { name: '甲', phone: '13800138001', company: '前海物流', seat: '', presence: 'absent', number: null, code: '' },
    { name: '乙', company: '', exclusion: 'organiser', source: 'expected' },
  ])
  expect(await take(meetingId, { from: 'meeting', meetingId: former })).toEqual({ added: 0, known: 3, left: 1 })
  expect(await people(former)).toHaveLength(4)
  expect(await problemOf(take(meetingId, { from: 'meeting', meetingId }))).toMatchObject({
    code: 'participants.same_meeting',
    errors: { meetingId: { code: 'participants.same_meeting' } },
  })
})

test('whoever has a place in an activity is taken over, nobody who waits or has cancelled', async () => {
  const [activityId, meetingId] = [await activityOf(), await meetingOf('沙龙之后')]
  await signUp(activityId, '甲', '13800138001')
  for (const [name, phone, state] of [
    ['乙', '13800138002', 'waiting'],
    ['丙', '13800138003', 'cancelled'],
  ] as const) {
    const { id } = await signUp(activityId, name, phone)
    await server.database.pool.query('update sign_ups set state = $1 where id = $2', [state, id])
  }
  expect(await take(meetingId, { from: 'activity', activityId })).toEqual({ added: 1, known: 0, left: 0 })
  expect(await people(meetingId)).toMatchObject([{ name: '甲', phone: '13800138001', company: '云帆' }])
  expect(await take(meetingId, { from: 'activity', activityId })).toEqual({ added: 0, known: 1, left: 0 })
})

test('cards of one company are taken over, or those of all; two cards of a phone are one person', async () => {
  const one = await companyWith([
    ['甲', '13900139001'],
    ['乙', '13900139002'],
  ])
  await companyWith([
    ['甲甲', '13900139001'],
    ['丙', '13900139003'],
  ])
  const meetingId = await meetingOf('员工会')
  const { companyId } = one
  expect(await take(meetingId, { from: 'employees', companyId })).toEqual({ added: 2, known: 0, left: 0 })
  expect(await people(meetingId)).toMatchObject([
    { name: '甲', phone: '13900139001', company: one.name },
    { name: '乙', phone: '13900139002', company: one.name },
  ])
  expect(await take(meetingId, { from: 'employees' })).toEqual({ added: 1, known: 3, left: 0 })
  expect(await take(await meetingOf('全体'), { from: 'employees' })).toEqual({ added: 3, known: 1, left: 0 })
})

test('lists and meetings of another channel are not there', async () => {
  const meetingId = await meetingOf('自己的')
  const theirs = await meetingOf('别家的', other)
  const theirActivity = await activityOf(other)
  const { id: theirCompany } = await other.companies.create({ body: companyOf() })
  for (const body of [
    { from: 'meeting', meetingId: theirs },
    { from: 'activity', activityId: theirActivity },
    { from: 'employees', companyId: theirCompany },
  ] as const)
    expect(await codeOf(take(meetingId, body))).toBe('request.not_found')
  expect(await codeOf(take(theirs, { from: 'employees' }))).toBe('request.not_found')
  expect(await people(meetingId)).toEqual([])
})

test('nobody takes over what they may not read, nor into a meeting without its right', async () => {
  const [former, meetingId, activityId] = [await meetingOf('从前'), await meetingOf('现在'), await activityOf()]
  const sources = [
    { from: 'meeting', meetingId: former },
    { from: 'activity', activityId },
    { from: 'employees' },
  ] as const
  const answerOf = (body: Take, who: typeof chamber) =>
    take(meetingId, body, who).then(
      () => 'ok',
      (error: unknown) => (error as ProblemError).code,
    )
  const codes = (who: typeof chamber) => Promise.all(sources.map((body) => answerOf(body, who)))
  const refused = 'session.forbidden'
  expect(await codes(await clerk(onlyMeetings, false))).toEqual(['ok', refused, refused])
  expect(await codes(await clerk(onlyMeetings, true))).toEqual(['ok', 'ok', 'ok'])
  expect(
    await codes(
      await clerk(
        flags.map(() => false),
        true,
      ),
    ),
  ).toEqual([refused, refused, refused])
  expect(await codes(await limited(['participants']))).toEqual(['ok', refused, refused])
  expect(await codes(await limited(['participants', 'signUps']))).toEqual(['ok', 'ok', refused])
  expect(await codes(await limited(['signUps', 'employees']))).toEqual([refused, refused, refused])
})

test('a meeting that has ended, or is cancelled, takes nobody over', async () => {
  const former = await meetingOf('旧会')
  await add(former, '甲', { phone: '13800138001' })
  const body = { from: 'meeting', meetingId: former } as const
  const [ended, cancelled] = [await meetingOf('结束'), await meetingOf('取消')]
  for (const action of ['start', 'end'] as const)
    await chamber.meetings.act({ params: { id: ended }, body: { action } })
  await chamber.meetings.act({ params: { id: cancelled }, body: { action: 'cancel' } })
  expect(await codeOf(take(ended, body))).toBe('meeting.ended')
  expect(await codeOf(take(cancelled, body))).toBe('meeting.cancelled')
  expect(await take(former, { from: 'meeting', meetingId: cancelled })).toEqual({ added: 0, known: 0, left: 0 })
})

test('5,000 are taken over at once, by two at the same time, and each is there once; more than fit are refused', async () => {
  const [former, meetingId] = [await meetingOf('大会'), await meetingOf('下一届')]
  const fill = (from: number, to: number) =>
    server.database.pool.query(
      `insert into participants (channel_id, id, meeting_id, name, phone, company, seat)
       select $1, gen_random_uuid(), $2, '人 ' || i, (13000000000 + i)::text, '', '' from generate_series($3::int, $4) i`,
      [channelIdOf('chamberAdmin'), former, from, to],
    )
  await fill(1, 5000)
  const body = { from: 'meeting', meetingId: former } as const
  const taken = await Promise.all([take(meetingId, body), take(meetingId, body)])
  expect(taken.map(({ added }) => added).toSorted()).toEqual([0, 5000])
  expect(await chamber.meetings.show({ params: { id: meetingId } })).toMatchObject({ expected: 5000 })
  const { items } = await chamber.audit.list({ query: {} })
  const recorded = items.slice(0, 2).toSorted((a, b) => a.changed - b.changed)
  expect(recorded).toMatchObject([
    { action: 'participants.take', target: { meetingId }, changed: 0 },
    { action: 'participants.take', target: { meetingId }, changed: 5000 },
  ])
  await fill(5001, maxTaken + 1)
  expect(await problemOf(take(meetingId, body))).toMatchObject({
    code: 'participants.too_many',
    params: { max: maxTaken },
  })
})
