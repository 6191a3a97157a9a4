import { afterAll, expect, test } from 'vitest'
import { inHours } from '../testing/in-hours.ts'
import { finished, rejectedOf } from '../testing/import-file.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')

type Meeting = Parameters<typeof main.meetings.create>[0]['body']
const meetingOf = (change: Partial<Meeting> = {}) =>
  main.meetings.create({
    body: { name: '年会', address: '会展中心', startAt: inHours(-1), endAt: inHours(4), ...change },
  })
type Draft = Parameters<typeof main.participants.create>[0]['body']
const add = (meetingId: string, name: string, change: Partial<Draft> = {}) =>
  main.participants.create({ params: { meetingId }, body: { name, ...change } })
const signIn = (participantId: string) => main.participants.signIn({ params: { participantId } })

async function imported(content: string, query: object = {}) {
  const body = Buffer.from(content)
  const { id } = await main.participants.import({ query: { fileName: '名单.csv', ...query }, body }, { timeout: 0 })
  return finished(main, id)
}

test('people are added to a meeting, found, changed and deleted; a meeting has one a phone', async () => {
  const { id: meetingId } = await meetingOf({ name: '增删改查' })
  const made = await add(meetingId, '王明', { phone: '13800138000', company: '前海物流', seat: '3 号桌' })
  expect(made).toMatchObject({ presence: 'absent', entitlement: 'absent', number: null, code: '', source: 'expected' })
  expect(await problemOf(add(meetingId, '李四', { phone: '13800138000' }))).toMatchObject({
    code: 'participants.phone_taken',
    errors: { phone: { code: 'participants.phone_taken' } },
  })
  await add(meetingId, '无手机')
  await add(meetingId, '无手机')
  const names = async (query: { q: string }) =>
    (await main.participants.list({ params: { meetingId }, query })).items.map(({ name }) => name)
  expect(await names({ q: '8000' })).toEqual(['王明'])
  expect(await names({ q: '1380' })).toEqual([])
  expect(await names({ q: '前海' })).toEqual(['王明'])
  expect(await names({ q: '%' })).toEqual([])
  const params = { participantId: made.id }
  const change = { params, query: { version: 1 }, body: { name: '王明明', phone: '13800138000' } }
  expect(await main.participants.update(change)).toMatchObject({ name: '王明明', seat: '' })
  expect(await codeOf(main.participants.update(change))).toBe('request.conflict')
  expect(await codeOf(other.participants.show({ params }))).toBe('request.not_found')
  expect(await codeOf(other.participants.signIn({ params }))).toBe('request.not_found')
  expect(await codeOf(other.participants.create({ params: { meetingId }, body: { name: '外人' } }))).toBe(
    'request.not_found',
  )
  await main.participants.delete({ params })
  expect(await codeOf(main.participants.show({ params }))).toBe('request.not_found')
})

test('40 who sign in at once have 40 numbers, kept when it is undone; an ended meeting takes nobody', async () => {
  const meeting = await meetingOf({ name: '签到' })
  const meetingId = meeting.id
  const people: string[] = []
  for (let i = 0; i < 40; i += 1) people.push((await add(meetingId, `人 ${i}`)).id)
  const done = await Promise.all(people.map(signIn))
  expect(new Set(done.map(({ number }) => number)).size).toBe(40)
  expect(Math.max(...done.map(({ number }) => number ?? 0))).toBe(40)
  expect(new Set(done.map(({ code }) => code)).size).toBe(40)
  const [first] = done
  const params = { participantId: first?.id ?? '' }
  expect(first).toMatchObject({ presence: 'here', entitlement: 'entitled', way: 'hand' })
  expect(await codeOf(signIn(params.participantId))).toBe('participants.signed_in')
  expect(await main.participants.undoSignIn({ params })).toMatchObject({ presence: 'absent', number: first?.number })
  expect(await codeOf(main.participants.undoSignIn({ params }))).toBe('participants.not_signed_in')
  expect(await signIn(params.participantId)).toMatchObject({ number: first?.number, code: first?.code })
  const walkIn = await main.participants.addWalkIn({
    params: { meetingId },
    body: { name: '来宾', exclusion: 'sponsor' },
  })
  expect(walkIn).toMatchObject({ number: 41, source: 'walkIn', entitlement: 'sponsor' })
  expect((await main.participants.list({ params: { meetingId }, query: { entitlement: 'sponsor' } })).total).toBe(1)
  expect(await main.meetings.show({ params: { id: meetingId } })).toMatchObject({ expected: 41, signedIn: 41 })
  expect(await codeOf(main.meetings.delete({ params: { id: meetingId } }))).toBe('meeting.has_sign_ins')
  await main.meetings.act({ params: { id: meetingId }, body: { action: 'end' } })
  expect(await codeOf(main.participants.undoSignIn({ params }))).toBe('meeting.ended')
  expect(await codeOf(main.participants.addWalkIn({ params: { meetingId }, body: { name: '晚到' } }))).toBe(
    'meeting.ended',
  )
})

test('a table of people is imported into the meeting that it names, once for each phone, and taken back', async () => {
  const { id: meetingId } = await meetingOf({ name: '导入会', startAt: inHours(24), endAt: inHours(28) })
  const table = [
    '会议,姓名,手机,单位,桌号,身份',
    '导入会,甲,13900139001,前海物流,1 号桌,',
    '导入会,乙,13900139002,,,主办方',
    '没有的会,丙,13900139003,,,',
    '导入会,丁,1390013,,,',
    '导入会,戊,13900139001,,,',
  ].join('\n')
  const run = await imported(table)
  expect(run).toMatchObject({ kind: 'participants.import', status: 'done', created: 2, skipped: 1, bad: 2 })
  expect(await rejectedOf(main, run)).toEqual([
    { line: 4, column: '会议', value: '没有的会', code: 'participants.meeting_unknown' },
    { line: 5, column: '手机', value: '1390013', code: 'rule.mobile' },
  ])
  expect(await imported(table)).toMatchObject({ created: 0, skipped: 3 })
  const { items } = await main.participants.list({ params: { meetingId }, query: {} })
  expect(items).toMatchObject([
    { name: '甲', seat: '1 号桌', exclusion: '' },
    { name: '乙', exclusion: 'organiser', entitlement: 'organiser' },
  ])
  const { id: operationId } = await main.operations.undo({ params: { operationId: run.id } })
  expect(await finished(main, operationId)).toMatchObject({ status: 'done', bad: 0 })
  expect((await main.participants.list({ params: { meetingId }, query: {} })).total).toBe(0)
  await main.meetings.delete({ params: { id: meetingId } })
})

test('the people of a meeting are exported, those of no other', async () => {
  const { id: meetingId } = await meetingOf({ name: '导出会' })
  const { id } = await add(meetingId, '王明', { phone: '13800138000' })
  await signIn(id)
  await add((await meetingOf({ name: '别的会' })).id, '别人')
  const answer = await server.fetch(`/api/v1/participants/export?meetingId=${meetingId}&format=jsonl`, {
    who: 'mainAdmin',
  })
  expect(JSON.parse(await answer.text())).toMatchObject({ name: '王明', number: 1, presence: 'here', way: 'hand' })
})
