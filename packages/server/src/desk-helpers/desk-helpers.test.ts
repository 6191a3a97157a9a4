import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { maxDeskHelpers } from '@icss/core/desk-helpers/desk-helper.ts'
import { inHours } from '../testing/in-hours.ts'
import { type Phone, phoneAt } from '../testing/phone.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')

const held = async (change: { readonly name?: string } = {}) => {
  const body = { name: '年会', address: '会展中心', startAt: inHours(-1), endAt: inHours(4), ...change }
  return (await main.meetings.create({ body })).id
}
const expectOne = async (meetingId: string, name: string, phone = '', company = '') =>
  (await main.participants.create({ params: { meetingId }, body: { name, phone, company } })).id
const helperOf = (meetingId: string, name = '张志愿') =>
  main.deskHelpers.create({ params: { meetingId }, body: { name } })
const helpersOf = async (meetingId: string) => (await main.deskHelpers.list({ params: { meetingId } })).items

interface AtDesk {
  readonly phone: Phone
  readonly ref: string
}

/** A phone that has opened the link of a helper. */
async function come(url: string, phone = phoneAt(server)): Promise<AtDesk> {
  const { status, body } = await phone.call('POST', `${new URL(url).pathname}/desk`)
  expect(status).toBe(200)
  return { phone, ref: String(body['ref']) }
}
const look = ({ phone, ref }: AtDesk) => phone.call('GET', `/p/my/${ref}/desk`)
const find = ({ phone, ref }: AtDesk, q: string) =>
  phone.call('GET', `/p/my/${ref}/desk/guests?q=${encodeURIComponent(q)}`)
const made = (secondsAgo = 0) => ({
  nonce: randomUUID(),
  at: new Date(Date.now() - secondsAgo * 1000).toISOString(),
})
const record = ({ phone, ref }: AtDesk, ...facts: object[]) =>
  phone.call('POST', `/p/my/${ref}/desk/facts`, { sentAt: new Date().toISOString(), facts })
const signIn = (participantId: string) => ({ kind: 'signIn', ...made(1), participantId })
const needed = { status: 401, body: { code: 'public_session.needed' } }

test('a helper finds, signs in, adds and takes back; what they see of people ends with four digits of the phone', async () => {
  const meetingId = await held()
  const id = await expectOne(meetingId, '欧阳娜', '13800138000', '云帆软件')
  await expectOne(await held({ name: '别的会议' }), '欧阳外人')
  const { url, ...helper } = await helperOf(meetingId)
  expect(helper).toMatchObject({ name: '张志愿', facts: 0, lastUsedAt: null, endedAt: null })
  const desk = await come(url)
  expect((await look(desk)).body).toMatchObject({
    meeting: '年会',
    helper: '张志愿',
    expected: 1,
    signedIn: 0,
    isOver: false,
  })
  const { body } = await find(desk, '欧阳')
  const guest = { id, name: '欧阳娜', company: '云帆软件', phoneEnd: '8000', isHere: false, needsDesk: true }
  expect(body).toMatchObject({ total: 1, items: [guest] })
  expect(JSON.stringify(body)).not.toContain('13800138000')
  expect((await find(desk, id)).body).toMatchObject({ items: [guest] })
  expect((await find(desk, '')).body).toEqual({ items: [], total: 0 })
  const done = signIn(id)
  const added = { kind: 'walkIn', ...made(), person: { name: '来宾', phone: '13900139000' } }
  expect((await record(desk, done, added)).body).toMatchObject({
    items: [
      { outcome: 'done', fault: null, guest: { name: '欧阳娜', number: 1, isHere: true, needsDesk: false } },
      { outcome: 'done', guest: { name: '来宾', number: 2, phoneEnd: '9000' } },
    ],
  })
  expect((await record(desk, done)).body).toMatchObject({ items: [{ outcome: 'already' }] })
  expect((await record(desk, { kind: 'undo', ...made(), undoes: added.nonce })).body).toMatchObject({
    items: [{ outcome: 'done', guest: { name: '来宾' } }],
  })
  expect((await look(desk)).body).toMatchObject({ expected: 1, signedIn: 1 })
  expect(await helpersOf(meetingId)).toMatchObject([{ name: '张志愿', facts: 3, lastUsedAt: expect.any(String) }])
  const { rows } = await server.database.system.execute(
    `select account_id, helper_id from desk_facts where meeting_id = '${meetingId}'`,
  )
  expect(rows).toEqual(Array.from({ length: 3 }, () => ({ account_id: null, helper_id: helper.id })))
})

test('the page of a desk may use the camera, and neither that of its link nor one whose session has ended', async () => {
  const meetingId = await held()
  const { url, id: deskHelperId } = await helperOf(meetingId)
  const { phone, ref } = await come(url)
  const cameraAt = async (path: string) => {
    const { headers } = await phone.get(path)
    return /camera=\S+?(?=,|$)/.exec(headers.get('permissions-policy') ?? '')?.[0]
  }
  expect(await cameraAt(`/p/my/${ref}`)).toBe('camera=(self)')
  expect(await cameraAt(new URL(url).pathname)).toBe('camera=()')
  await main.deskHelpers.end({ params: { meetingId, deskHelperId } })
  expect(await cameraAt(`/p/my/${ref}`)).toBe('camera=()')
})

test('a link is one person’s: on another phone the first leaves, and once it is ended nobody is at the desk', async () => {
  const meetingId = await held()
  const id = await expectOne(meetingId, '欧阳娜')
  const { url, id: deskHelperId } = await helperOf(meetingId)
  const first = await come(url)
  const second = await come(url)
  expect(await look(first)).toMatchObject(needed)
  expect((await look(second)).status).toBe(200)
  const params = { meetingId, deskHelperId }
  expect((await main.deskHelpers.link({ params })).url).toBe(url)
  await main.deskHelpers.end({ params })
  for (const attempt of [look(second), find(second, '欧'), record(second, signIn(id))])
    expect(await attempt).toMatchObject(needed)
  expect((await phoneAt(server).call('POST', `${new URL(url).pathname}/desk`)).status).toBe(404)
  expect(await codeOf(main.deskHelpers.link({ params }))).toBe('request.not_found')
  expect(await codeOf(main.deskHelpers.end({ params }))).toBe('request.not_found')
  expect(await helpersOf(meetingId)).toMatchObject([{ endedAt: expect.any(String) }])
  expect(await main.meetings.show({ params: { id: meetingId } })).toMatchObject({ signedIn: 0 })
})

test('a helper is at the desk of one meeting of one channel, and at nothing else', async () => {
  const meetingId = await held()
  const elsewhere = await expectOne(await held({ name: '别的会议' }), '外人')
  const { url, id: deskHelperId } = await helperOf(meetingId)
  const desk = await come(url)
  expect((await find(desk, elsewhere)).body).toEqual({ items: [], total: 0 })
  expect((await record(desk, signIn(elsewhere))).body).toMatchObject({
    items: [{ outcome: 'refused', fault: { code: 'request.not_found' }, guest: null }],
  })
  expect((await phoneAt(server).call('GET', `/p/my/${desk.ref}/desk`)).status).toBe(401)
  expect((await desk.phone.call('GET', `/api/v1/meetings/${meetingId}/participants`)).status).toBe(401)
  const ofOthers = { meetingId: await held(), deskHelperId }
  const attempts = await Promise.all(
    [
      other.deskHelpers.list({ params: { meetingId } }),
      other.deskHelpers.create({ params: { meetingId }, body: { name: '外人' } }),
      other.deskHelpers.link({ params: { meetingId, deskHelperId } }),
      other.deskHelpers.end({ params: { meetingId, deskHelperId } }),
      main.deskHelpers.end({ params: ofOthers }),
    ].map((attempt) => codeOf(attempt)),
  )
  expect(new Set(attempts)).toEqual(new Set(['request.not_found']))
  expect((await look(desk)).status).toBe(200)
})

test('the desk of a meeting that is over says so, and signs nobody in; there are as many helpers as are counted', async () => {
  const meetingId = await held()
  const id = await expectOne(meetingId, '欧阳娜')
  const desk = await come((await helperOf(meetingId)).url)
  const asked = Array.from({ length: maxDeskHelpers + 2 }, (_, at) => helperOf(meetingId, `帮手 ${at}`))
  const codes = await Promise.all(
    asked.map((one) =>
      one.then(
        () => 'added',
        () => codeOf(one),
      ),
    ),
  )
  expect(codes.filter((code) => code === 'added')).toHaveLength(maxDeskHelpers - 1)
  expect(new Set(codes)).toEqual(new Set(['added', 'desk_helper.too_many']))
  await main.meetings.act({ params: { id: meetingId }, body: { action: 'end' } })
  expect((await look(desk)).body).toMatchObject({ isOver: true })
  expect((await find(desk, '欧')).body).toMatchObject({ code: 'meeting.ended' })
  expect((await record(desk, signIn(id))).body).toMatchObject({ code: 'meeting.ended' })
  expect(await codeOf(helperOf(meetingId))).toBe('meeting.ended')
})

test('with a meeting go its helpers, their links and their phones', async () => {
  const meetingId = await held()
  const { url, id } = await helperOf(meetingId)
  const desk = await come(url)
  await main.meetings.delete({ params: { id: meetingId } })
  expect(await look(desk)).toMatchObject(needed)
  const { rows } = await server.database.system.execute(`select from public_links where thing_id = '${id}'`)
  expect(rows).toEqual([])
})

test('of helpers who sign people in while they are ended each fact counts or is refused', async () => {
  const meetingId = await held()
  const ids = await Promise.all(Array.from({ length: 6 }, (_, at) => expectOne(meetingId, `来宾 ${at}`)))
  const helpers = await Promise.all(ids.map((_, at) => helperOf(meetingId, `帮手 ${at}`)))
  const desks = await Promise.all(helpers.map(({ url }) => come(url)))
  const [answers] = await Promise.all([
    Promise.all(desks.map((desk, at) => record(desk, signIn(ids[at] ?? '')))),
    Promise.all(helpers.map(({ id }) => main.deskHelpers.end({ params: { meetingId, deskHelperId: id } }))),
  ])
  const done = answers.filter(({ status }) => status === 200)
  for (const answer of answers.filter(({ status }) => status !== 200)) expect(answer).toMatchObject(needed)
  expect(await main.meetings.show({ params: { id: meetingId } })).toMatchObject({ signedIn: done.length })
  expect((await helpersOf(meetingId)).reduce((sum, { facts }) => sum + facts, 0)).toBe(done.length)
})
