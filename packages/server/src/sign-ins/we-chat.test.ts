import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { inHours } from '../testing/in-hours.ts'
import { type Phone, phoneAt } from '../testing/phone.ts'
import { problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { personOfCode } from './person-of-code.ts'
import { presentCode } from './rotating-codes.ts'

/*
 * Answers as WeChat was seen to: as text, 200 whatever is wrong, each code once.
 */
const known = new Map<string, string>()
const asked: string[] = []
let answersWith: string | undefined
const weChat = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://x')
  asked.push(request.url ?? '')
  const code = searchParams.get('code') ?? ''
  const person = known.get(code)
  known.delete(code)
  const said =
    answersWith ??
    (pathname !== '/sns/oauth2/access_token' || searchParams.get('secret') !== 'very secret'
      ? '{"errcode":40125,"errmsg":"invalid appsecret, rid: 66a0b2c1-5e2b3f01-1f7a5d90"}'
      : person === undefined
        ? '{"errcode":40163,"errmsg":"code been used, rid: 66a0b2c1-5e2b3f01-1f7a5d91"}'
        : JSON.stringify({
            access_token: 'ACCESS',
            expires_in: 7200,
            refresh_token: 'REFRESH',
            openid: person,
            scope: 'snsapi_base',
          }))
  if (said === 'nothing') return
  if (said === 'elsewhere') return void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  response.writeHead(200, { 'content-type': 'text/plain' }).end(said)
}).listen(0, '127.0.0.1')
await once(weChat, 'listening')
const weChatUrl = `http://127.0.0.1:${(weChat.address() as AddressInfo).port}`

const server = await startTestServer({ weChatUrl })
afterAll(async () => {
  await server.stop()
  weChat.closeAllConnections()
  weChat.close()
})
const main = server.as('mainAdmin')

beforeEach(async () => {
  known.clear()
  asked.splice(0)
  answersWith = undefined
  await server.database.system.execute(sql`delete from call_counts`)
})

type Meeting = Parameters<typeof main.meetings.create>[0]['body']
const account = { ownPublicAccount: true, appId: 'wx7f00c2', appSecret: 'very secret' }

async function held(change: Partial<Meeting> = {}) {
  const { id } = await main.meetings.create({
    body: { name: '年会', address: '会展中心', startAt: inHours(-1), endAt: inHours(4), ...account, ...change },
  })
  const { url } = await main.signInLinks.openLink({ params: { id } })
  const { rows } = await server.database.system.execute<{ id: string }>(
    sql`select id from public_links where kind = 'signIn' and thing_id = ${id}`,
  )
  const codeNow = () => presentCode(server, rows[0]?.id ?? '', Date.now()).then(({ code }) => code)
  return {
    id,
    token: url.slice(url.lastIndexOf('/') + 1),
    codeNow,
    listed: async () => (await main.participants.list({ params: { meetingId: id }, query: {} })).items,
  }
}
type Held = Awaited<ReturnType<typeof held>>

/** Scans; answers the session, and how its page asks WeChat. */
async function scanned(phone: Phone, { token, codeNow }: Held) {
  const { body } = await phone.call('POST', `/p/${token}/signIn`, { code: await codeNow() })
  const ref = String(body['ref'])
  const html = await (await phone.get(`/p/my/${ref}`)).text()
  const [, state = ''] = /"state":"([\w-]+)"/.exec(html) ?? []
  return { ref, html, state }
}
const prove = (phone: Phone, { ref, state }: { ref: string; state: string }, code: string) =>
  phone.call('POST', `/p/my/${ref}/sign-in/we-chat`, { code, state })

/** Signs in on a phone whose WeChat is `person`. */
async function signIn(phone: Phone, meeting: Held, person: string, body: object = {}) {
  const at = await scanned(phone, meeting)
  const code = `code-${person}-${Math.random()}`
  known.set(code, person)
  const proven = await prove(phone, at, code)
  expect(proven.status).toBe(200)
  return phone.call('POST', `/p/my/${at.ref}/sign-in`, { ...body, weChat: String(proven.body['proof']) })
}
const placeOf = (phone: Phone, ref: unknown) => phone.call('GET', `/p/my/${String(ref)}/place`)

test('whoever WeChat says who they are is verified, once a meeting, whatever browser they come with', async () => {
  const meeting = await held({ requireUserInfo: false, bizID: 'MzA4' })
  const phone = phoneAt(server)
  const first = await signIn(phone, meeting, 'oA1')
  expect(await placeOf(phone, first.body['ref'])).toMatchObject({
    body: { number: 1, way: 'phone', entitlement: 'entitled', bizID: 'MzA4' },
  })
  const another = phoneAt(server)
  const again = await signIn(another, meeting, 'oA1')
  expect(await placeOf(another, again.body['ref'])).toMatchObject({ body: { number: 1 } })
  // The other browser's place went over to this one.
  expect((await placeOf(phone, first.body['ref'])).status).toBe(401)
  const someone = phoneAt(server)
  const second = await signIn(someone, meeting, 'oB2')
  expect(await placeOf(someone, second.body['ref'])).toMatchObject({ body: { number: 2, entitlement: 'entitled' } })
  expect(await meeting.listed()).toHaveLength(2)
  const { rows } = await server.database.system.execute(sql`select * from participants`)
  expect(JSON.stringify(rows)).not.toMatch(/oA1|oB2/)
})

test('it proves who they are, not a phone: nobody takes a place that is another’s by typing their number', async () => {
  const meeting = await held()
  const [victim, attacker] = [phoneAt(server), phoneAt(server)]
  await signIn(victim, meeting, 'oVictim', { name: '王明', phone: '13900000001' })
  expect(await signIn(attacker, meeting, 'oAttacker', { name: '王明', phone: '13900000001' })).toMatchObject({
    status: 409,
    body: { code: 'sign_in.taken' },
  })
  // A friend who is signed in with it as well is present, and not verified.
  const friend = await signIn(phoneAt(server), meeting, 'oVictim', { name: '李红', phone: '13900000002' })
  expect(friend.status).toBe(200)
  expect((await meeting.listed()).map(({ name, way, entitlement }) => [name, way, entitlement]).toSorted()).toEqual([
    ['李红', 'open', 'unverified'],
    ['王明', 'phone', 'entitled'],
  ])
})

test('a code or a proof of another session, meeting or phone is worth nothing', async () => {
  const meeting = await held({ requireUserInfo: false })
  const [phone, other] = [phoneAt(server), phoneAt(server)]
  const [mine, theirs] = [await scanned(phone, meeting), await scanned(other, meeting)]
  known.set('stolen', 'oMine')
  // An address with somebody else's code, sent to a victim: its state is of the attacker's session.
  expect(await prove(phone, { ...mine, state: theirs.state }, 'stolen')).toMatchObject({
    status: 409,
    body: { code: 'we_chat.code_ended' },
  })
  expect(asked).toEqual([])
  const { body } = await prove(phone, mine, 'stolen')
  const proof = String(body['proof'])
  for (const [by, ref, weChatProof] of [
    [other, theirs.ref, proof],
    [phone, mine.ref, `${proof.slice(0, -2)}xx`],
    [phone, mine.ref, 'x'],
  ] as const)
    expect(await by.call('POST', `/p/my/${ref}/sign-in`, { weChat: weChatProof })).toMatchObject({
      body: { code: 'we_chat.code_ended' },
    })
  expect(await prove(phone, mine, 'stolen')).toMatchObject({ body: { code: 'we_chat.code_ended' } })
  // The form still takes them, by what they have.
  expect((await phone.call('POST', `/p/my/${mine.ref}/sign-in`, { weChat: proof })).status).toBe(200)
})

test('what WeChat says wrongly, late or not at all leaves the form as it was, and no secret in the log', async () => {
  const meeting = await held({ requireUserInfo: false })
  const phone = phoneAt(server)
  const at = await scanned(phone, meeting)
  for (const [said, code] of [
    ['{"errcode":40029,"errmsg":"invalid code"}', 'we_chat.code_ended'],
    ['{"errcode":40164,"errmsg":"invalid ip 1.2.3.4, not in whitelist"}', 'we_chat.misconfigured'],
    ['{"errcode":-1,"errmsg":"system error"}', 'we_chat.unreachable'],
    ['{"openid":"<script>"}', 'we_chat.unreachable'],
    ['{"openid":""}', 'we_chat.unreachable'],
    ['<html>', 'we_chat.unreachable'],
    ['x'.repeat(10_000), 'we_chat.unreachable'],
    ['elsewhere', 'we_chat.unreachable'],
  ] as const) {
    answersWith = said
    expect([said, (await prove(phone, at, 'any')).body['code']]).toEqual([said, code])
  }
  expect((await phone.call('POST', `/p/my/${at.ref}/sign-in`, {})).status).toBe(200)
  expect(await meeting.listed()).toMatchObject([{ way: 'open', entitlement: 'unverified' }])
  await phone.get(`/p/my/${at.ref}?code=0d1gXk&state=${at.state}`)
  for (const secret of ['very secret', 'very+secret', '0d1gXk', at.state]) expect(server.log()).not.toContain(secret)
})

test('a secret that was sealed by another server is missing, not a fault of this one', async () => {
  const meeting = await held({ requireUserInfo: false })
  const phone = phoneAt(server)
  const at = await scanned(phone, meeting)
  await server.database.system.execute(sql`update meetings set sealed_secret = 'x' where id = ${meeting.id}`)
  expect(await prove(phone, at, 'any')).toMatchObject({ status: 502, body: { code: 'we_chat.secret_lost' } })
})

test('an answer that does not come is waited for no longer than a person waits', async () => {
  answersWith = 'nothing'
  const late = personOfCode(weChatUrl, { appId: 'wx', secret: 'very secret' }, 'any', 50)
  expect(await problemOf(late)).toMatchObject({ code: 'we_chat.unreachable' })
})

test('WeChat is asked nothing where that proves nothing, by a meeting without a public account, or by a server that is not connected', async () => {
  for (const change of [{ winners: 'everyone' }, { ownPublicAccount: false, appSecret: '' }] as const)
    expect((await scanned(phoneAt(server), await held(change))).html).toContain('"weChat":null')
  const { id } = await held()
  const { url } = await main.printedSignInLinks.openLink({ params: { id } })
  const phone = phoneAt(server)
  const { body } = await phone.call('POST', `${new URL(url).pathname}/printedSignIn`)
  expect(await (await phone.get(`/p/my/${String(body['ref'])}`)).text()).toContain('"weChat":null')
  const elsewhere = await startTestServer()
  try {
    expect(
      await problemOf(
        elsewhere.as('mainAdmin').meetings.create({
          body: { name: '年会', address: '会展中心', startAt: inHours(-1), endAt: inHours(4), ...account },
        }),
      ),
    ).toMatchObject({ errors: { ownPublicAccount: { code: 'we_chat.off' } } })
  } finally {
    await elsewhere.stop()
  }
})
