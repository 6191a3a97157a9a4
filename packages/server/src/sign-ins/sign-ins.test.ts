import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { codeRules } from '@icss/core/sms-codes/sms-code.ts'
import { stepSeconds } from '@icss/core/sign-ins/sign-in.ts'
import { timePasses } from '@icss/core/testing/time-passes.ts'
import { inHours } from '../testing/in-hours.ts'
import { channelIdOf } from '../testing/people.ts'
import { type Phone, phoneAt } from '../testing/phone.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { presentCode } from './rotating-codes.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const { system } = server.database
const main = server.as('mainAdmin')
const other = server.as('otherMainAdmin')
const provider = server.as('provider')

const step = stepSeconds * 1000
type Meeting = Parameters<typeof main.meetings.create>[0]['body']

let counter = 0
const newPhone = () => `139${String(10_000_000 + (counter += 1))}`

beforeEach(async () => {
  await system.execute(sql`delete from sms_phones`)
  await system.execute(sql`delete from call_counts`)
})

/** A meeting that people sign in to, with the link of its screen. */
async function held(change: Partial<Meeting> = {}, by = main) {
  const meeting = await by.meetings.create({
    body: { name: '年会', address: '会展中心', startAt: inHours(-1), endAt: inHours(4), ...change },
  })
  const { url } = await by.signInLinks.openLink({ params: { id: meeting.id } })
  const token = url.slice(url.lastIndexOf('/') + 1)
  const { rows } = await system.execute<{ id: string }>(
    sql`select id from public_links where kind = 'signIn' and thing_id = ${meeting.id}`,
  )
  const linkId = rows[0]?.id ?? ''
  const codeAt = (now = Date.now()) => presentCode(server, linkId, now).then(({ code }) => code)
  const listed = async () => (await by.participants.list({ params: { meetingId: meeting.id }, query: {} })).items
  return { meeting, meetingId: meeting.id, token, codeAt, listed }
}
type Held = Awaited<ReturnType<typeof held>>

const scan = async (phone: Phone, { token, codeAt }: Held, code?: string) =>
  phone.call('POST', `/p/${token}/signIn`, { code: code ?? (await codeAt()) })
const send = (phone: Phone, ref: unknown, body: object) => phone.call('POST', `/p/my/${String(ref)}/sign-in`, body)
/** Scans, and sends the form. */
async function signIn(phone: Phone, meeting: Held, body: object) {
  const scanned = await scan(phone, meeting)
  expect(scanned.status).toBe(200)
  return send(phone, scanned.body['ref'], body)
}
const placeOf = (phone: Phone, ref: unknown) => phone.call('GET', `/p/my/${String(ref)}/place`)
const smsFor = async (phone: string) => {
  const { items } = await provider.platformWebhooks.listDeliveries({ query: { pageSize: 50 } })
  return /\d{6}/.exec(items.find(({ target }) => target === phone)?.content ?? '')?.[0] ?? ''
}
const refused = (code: string) => ({ status: 409, body: { code } })

test('a phone scans the code on the screen, signs in, and has its place; scanned again it is the same', async () => {
  const meeting = await held({ winners: 'everyone', programme: [{ time: '14:00', title: '致辞' }] })
  const phone = newPhone()
  await main.participants.create({
    params: { meetingId: meeting.meetingId },
    body: { name: '欧阳娜', phone, seat: '12 桌' },
  })
  const browser = phoneAt(server)
  // A GET acts on nothing and sets no cookie.
  const page = await browser.get(`/p/${meeting.token}?c=${await meeting.codeAt()}`)
  expect([page.status, page.headers.getSetCookie()]).toEqual([200, []])
  const scanned = await scan(browser, meeting)
  const ref = String(scanned.body['ref'])
  expect(await (await browser.get(`/p/my/${ref}`)).text()).toContain('会展中心')
  expect(await send(browser, ref, { phone })).toMatchObject({ status: 422, body: { errors: { name: {} } } })
  const { status, body } = await send(browser, ref, { name: '欧阳 娜', phone })
  expect(status).toBe(200)
  expect(await placeOf(browser, body['ref'])).toMatchObject({
    status: 200,
    body: { name: '欧阳娜', number: 1, seat: '12 桌', entitlement: 'entitled', way: 'open', won: [] },
  })
  expect((await browser.get(`/p/my/${String(body['ref'])}`)).status).toBe(200)
  // One finished sign-in a session.
  expect(await send(browser, ref, { name: '欧阳娜', phone })).toMatchObject({ status: 401 })
  expect((await scan(browser, meeting)).body).toEqual(body)
  // Also where its cookie of the place was lost with the answer.
  browser.cookies.delete(`icss_page_${String(body['ref'])}`)
  const again = await scan(browser, meeting)
  expect(await placeOf(browser, again.body['ref'])).toMatchObject({ body: { number: 1 } })
  expect(await meeting.listed()).toMatchObject([{ name: '欧阳娜', way: 'open', source: 'expected' }])
})

test('its form has the meeting as a calendar file, for as long as the page is shown', async () => {
  const meeting = await held({ name: '年会, 深圳', description: '凭签到码入座', endAt: '', requireUserInfo: false })
  const browser = phoneAt(server)
  const ref = String((await scan(browser, meeting)).body['ref'])
  const path = `/p/my/${ref}/sign-in/calendar`
  const file = await browser.get(path)
  expect(file.headers.get('content-type')).toContain('text/calendar')
  const text = await file.text()
  expect(text).toContain(String.raw`SUMMARY:年会\, 深圳`)
  expect(text).toContain('LOCATION:会展中心\r\nDESCRIPTION:凭签到码入座\r\n')
  expect(text).not.toContain('DTEND')
  // The address of it is nothing without the scan, which signing in uses up.
  expect((await phoneAt(server).get(path)).status).toBe(401)
  await send(browser, ref, {})
  expect((await browser.get(path)).status).toBe(401)
  expect((await browser.get(`/p/${meeting.token}/sign-in/calendar`)).status).toBe(404)
})

test('a code is good for its step and the next one; copied to somebody at home a minute later it signs nobody in', async () => {
  const meeting = await held({ requireUserInfo: false })
  // Of one step: where it is about to end, the next is waited for.
  if (step - (Date.now() % step) < 1000) await timePasses(1000)
  const now = Date.now()
  for (const [late, status] of [
    [1, 200],
    [2, 409],
    [6, 409],
    [-1, 409],
  ] as const)
    expect((await scan(phoneAt(server), meeting, await meeting.codeAt(now - late * step))).status, `${late}`).toBe(
      status,
    )
  for (const code of ['', 'x', '😀', 'a'.repeat(16)])
    expect(await scan(phoneAt(server), meeting, code)).toMatchObject(refused('sign_in.code_ended'))
  expect(await phoneAt(server).call('POST', `/p/${meeting.token}/signIn`, {})).toMatchObject(
    refused('sign_in.code_ended'),
  )
  // The code of one meeting is none of another, and the address alone signs nobody in.
  const second = await held({ name: '别的会议' })
  expect(await scan(phoneAt(server), second, await meeting.codeAt())).toMatchObject(refused('sign_in.code_ended'))
  expect(await phoneAt(server).call('POST', `/p/${meeting.token}/printedSignIn`)).toMatchObject({ status: 404 })
})

test('a cookie is for its phone and for ten minutes from the step of its code', async () => {
  const meeting = await held({ requireUserInfo: false })
  const browser = phoneAt(server)
  const { ref } = (await scan(browser, meeting)).body
  // Carried to another browser it is spent once all the same.
  const copy = phoneAt(server)
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value)
  const answers = await Promise.all([send(browser, ref, {}), send(copy, ref, {}), send(copy, ref, {})])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401])
  expect(await meeting.listed()).toHaveLength(1)
  const late = phoneAt(server)
  const opened = await scan(late, meeting)
  await system.execute(
    sql`update public_sessions set expires_at = expires_at - interval '10 minutes' where kind = 'signIn'`,
  )
  expect(await send(late, opened.body['ref'], {})).toMatchObject({ status: 401 })
  expect((await late.get(`/p/my/${String(opened.body['ref'])}`)).status).toBe(401)
})

test('a second browser with the phone of somebody who is here is sent to the desk; with a code it takes the place over', async () => {
  const phone = newPhone()
  const open = await held()
  const first = await signIn(phoneAt(server), open, { name: '王明', phone })
  expect(first.status).toBe(200)
  expect(await signIn(phoneAt(server), open, { name: '王明', phone })).toMatchObject(refused('sign_in.taken'))
  expect(await open.listed()).toMatchObject([{ number: 1, entitlement: 'unverified' }])

  const proved = await held({ requireCode: true })
  const byCode = async (browser: Phone) => {
    await system.execute(sql`delete from sms_phones`)
    const { ref } = (await scan(browser, proved)).body
    expect((await browser.call('POST', `/p/my/${String(ref)}/sign-in/code`, { phone })).status).toBe(200)
    return send(browser, ref, { name: '王明', phone, code: await smsFor(phone) })
  }
  const mine = phoneAt(server)
  const before = await byCode(mine)
  const after = await byCode(phoneAt(server))
  expect([before.status, after.status]).toEqual([200, 200])
  expect(await placeOf(mine, before.body['ref'])).toMatchObject({ status: 401 })
  expect(await proved.listed()).toMatchObject([{ number: 1, way: 'phone', entitlement: 'entitled' }])
  const stranger = phoneAt(server)
  const { ref } = (await scan(stranger, proved)).body
  for (let tries = 0; tries < codeRules.tries; tries += 1)
    expect((await send(stranger, ref, { name: '王明', phone, code: '000000' })).status).toBe(422)
})

test('whoever is not the one on the list, and whoever is on none, goes to the desk', async () => {
  const meeting = await held({ walkIns: false })
  const phone = newPhone()
  const params = { meetingId: meeting.meetingId }
  await main.participants.create({ params, body: { name: '王明', phone } })
  await main.participants.create({ params, body: { name: '李雷' } })
  await main.participants.create({ params, body: { name: '重名' } })
  await main.participants.create({ params, body: { name: '重名' } })
  const tried = (name: string, number: string) => signIn(phoneAt(server), meeting, { name, phone: number })
  expect(await tried('王朋', phone)).toMatchObject(refused('sign_in.other_name'))
  expect(await tried('陌生人', newPhone())).toMatchObject(refused('sign_in.not_expected'))
  expect(await tried('重名', newPhone())).toMatchObject(refused('sign_in.not_expected'))
  const own = newPhone()
  expect((await tried('李雷', own)).status).toBe(200)
  expect((await meeting.listed()).find(({ name }) => name === '李雷')).toMatchObject({ phone: own, number: 1 })
})

test('a printed code asks who it is and proves nothing; it works without the screen', async () => {
  const meeting = await held({ requireUserInfo: false })
  const { url } = await main.printedSignInLinks.openLink({ params: { id: meeting.meetingId } })
  const token = url.slice(url.lastIndexOf('/') + 1)
  const browser = phoneAt(server)
  const { body } = await browser.call('POST', `/p/${token}/printedSignIn`)
  expect((await send(browser, body['ref'], {})).status).toBe(422)
  expect((await send(browser, body['ref'], { name: '王明', phone: newPhone() })).status).toBe(200)
  expect(await meeting.listed()).toMatchObject([{ way: 'printed', entitlement: 'unverified' }])
})

test('people sign in from an hour before the start to the end, or as it was opened and closed by hand', async () => {
  const tried = async (change: Partial<Meeting>, act?: 'end' | 'cancel') => {
    const meeting = await held({ requireUserInfo: false, ...change })
    if (act) await main.meetings.act({ params: { id: meeting.meetingId }, body: { action: act } })
    const { status, body } = await scan(phoneAt(server), meeting)
    return status === 200 ? 'open' : body['code']
  }
  expect(await tried({ startAt: inHours(0.9) })).toBe('open')
  expect(await tried({ startAt: inHours(1.1) })).toBe('sign_in.closed')
  expect(await tried({ startAt: inHours(1.1), signInWindow: 'open' })).toBe('open')
  expect(await tried({ signInWindow: 'closed' })).toBe('sign_in.closed')
  expect(await tried({ signInWindow: 'open' }, 'end')).toBe('meeting.ended')
  expect(await tried({ startAt: inHours(2), signInWindow: 'open' }, 'cancel')).toBe('meeting.cancelled')
  // Whoever was still filling it in when it ended has not signed in.
  const meeting = await held({ requireUserInfo: false })
  const browser = phoneAt(server)
  const { ref } = (await scan(browser, meeting)).body
  await main.meetings.act({ params: { id: meeting.meetingId }, body: { action: 'end' } })
  expect(await send(browser, ref, {})).toMatchObject(refused('meeting.ended'))
  expect(await meeting.listed()).toEqual([])
  // The link is off: so are the forms that it opened.
  const second = await held({ requireUserInfo: false })
  const opened = await scan(browser, second)
  await main.signInLinks.closeLink({ params: { id: second.meetingId } })
  expect(await send(browser, opened.body['ref'], {})).toMatchObject({ status: 401 })
})

test('three people of one phone are marked, and in no draw until somebody has looked at them', async () => {
  const meeting = await held({ winners: 'everyone' })
  const browser = phoneAt(server)
  // Scanned before the first sign-in, since a browser that has a place is led to it.
  const refs: unknown[] = []
  for (let i = 0; i < 3; i += 1) refs.push((await scan(browser, meeting)).body['ref'])
  for (const ref of refs) await send(browser, ref, { name: '同行', phone: newPhone() })
  const listed = await meeting.listed()
  expect(listed.map(({ entitlement }) => entitlement)).toEqual(['doubtful', 'doubtful', 'doubtful'])
  const params = { participantId: listed[0]?.id ?? '' }
  expect(await main.participants.vouch({ params })).toMatchObject({ entitlement: 'entitled' })
  expect(await codeOf(main.participants.vouch({ params }))).toBe('participants.not_doubtful')
  expect(await codeOf(other.participants.vouch({ params }))).toBe('request.not_found')
})

test('codes need a gateway, and a phone', async () => {
  const bare = await startTestServer({ runs: false, demo: false })
  const body = { name: '年会', address: '会展中心', startAt: inHours(1), requireCode: true }
  expect(await codeOf(bare.as('mainAdmin').meetings.create({ body }))).toBe('sms_code.off')
  await bare.stop()
})

test('50 phones at once are each counted once, while others are signed in by hand', async () => {
  const meeting = await held({ requireUserInfo: true })
  const params = { meetingId: meeting.meetingId }
  const expected = await Promise.all(
    Array.from({ length: 20 }, (_, i) =>
      main.participants.create({ params, body: { name: `人${i}`, phone: newPhone() } }),
    ),
  )
  const phones = Array.from({ length: 50 }, (_, i) => ({
    name: expected[i]?.name ?? `来宾${i}`,
    phone: expected[i]?.phone ?? newPhone(),
  }))
  const all = await Promise.all([
    ...phones.map(async (body) => {
      const browser = phoneAt(server)
      const { ref } = (await scan(browser, meeting)).body
      return (await send(browser, ref, body)).status
    }),
    ...expected.map(({ id }) => codeOf(main.participants.signIn({ params: { participantId: id } })).catch(() => 'ok')),
  ])
  expect(all.filter((one) => one === 500)).toEqual([])
  const { items, total } = await main.participants.list({ params, query: { pageSize: 50, sort: 'number' } })
  expect(total).toBe(50)
  expect(items.map(({ number }) => number)).toEqual(Array.from({ length: 50 }, (_, i) => i + 1))
})

test('a screen follows: the present code, the counts, and who came last; another channel follows nothing', async () => {
  const meeting = await held({ requireUserInfo: false, winners: 'everyone' })
  const params = { meetingId: meeting.meetingId }
  expect(await codeOf(other.signIns.follow({ params }))).toBe('request.not_found')
  const left = new AbortController()
  const seen = (await main.signIns.follow({ params }, { signal: left.signal }))[Symbol.asyncIterator]()
  const first = (await seen.next()).value
  expect(first).toMatchObject({ signedIn: 0, isOpen: true, hasLink: true, wall: [] })
  const code = new URL(first?.code?.url ?? '').searchParams.get('c') ?? ''
  const browser = phoneAt(server)
  const { ref } = (await scan(browser, meeting, code)).body
  await send(browser, ref, {})
  let now = first
  while (now?.signedIn === 0) now = (await seen.next()).value
  expect(now).toMatchObject({ signedIn: 1, wall: [{ number: 1, name: '#1', company: '' }] })
  expect(now?.perMinute.at(-1)).toBe(1)
  left.abort()
})

test('what is of one channel’s meeting is nothing to another’s', async () => {
  const mine = await held({ requireUserInfo: false })
  expect(await codeOf(other.signInLinks.openLink({ params: { id: mine.meetingId } }))).toBe('request.not_found')
  expect(await codeOf(other.printedSignInLinks.showLink({ params: { id: mine.meetingId } }))).toBe('request.not_found')
  await system.execute(sql`update channels set enabled = false where id = ${channelIdOf('mainAdmin')}`)
  expect((await scan(phoneAt(server), mine)).status).toBe(404)
  await system.execute(sql`update channels set enabled = true where id = ${channelIdOf('mainAdmin')}`)
})
