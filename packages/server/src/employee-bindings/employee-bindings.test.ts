import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { codeRules } from '@icss/core/sms-codes/sms-code.ts'
import { keptCode } from '../testing/kept-code.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { type Phone, phoneAt } from '../testing/phone.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false, trustProxy: (_, hop) => hop < 1 })
afterAll(() => server.stop())
const { system } = server.database
const chamber = server.as('chamberAdmin')
const provider = server.as('provider')

let counter = 0
const newPhone = () => `138${String(10_000_000 + (counter += 1))}`

beforeEach(async () => {
  await system.execute(sql`delete from sms_phones`)
  await system.execute(sql`delete from login_failures`)
})

/** A card with a link that binds it, and a browser. */
async function invited({ phone = newPhone(), address = `192.0.2.${1 + (counter % 200)}` } = {}) {
  const company = await chamber.companies.create({ body: companyOf() })
  const card = await chamber.employees.create({
    params: { companyId: company.id },
    body: { name: '王明', position: '经理', phone, avatar: '' },
  })
  const params = { employeeId: card.id }
  const { url } = await chamber.employeeBindings.issue({ params })
  return { company, card, params, phone, token: url.slice(url.lastIndexOf('/') + 1), browser: phoneAt(server, address) }
}

type Invited = Awaited<ReturnType<typeof invited>>

const enter = async (browser: Phone, token: string) => {
  const { status, body } = await browser.call('POST', `/p/${token}/binding`)
  expect(status).toBe(200)
  return String(body['ref'])
}

const ask = (browser: Phone, ref: string, phone: string) => browser.call('POST', `/p/my/${ref}/binding/code`, { phone })
const bind = (browser: Phone, ref: string, body: object) => browser.call('POST', `/p/my/${ref}/binding/card`, body)

const codeFor = (phone: string) => keptCode(server, phone)

/** A phone that has bound the card. */
async function bound(one?: Invited) {
  const invitation = one ?? (await invited())
  const { browser, token, phone } = invitation
  const entered = await enter(browser, token)
  await ask(browser, entered, phone)
  const { status, body } = await bind(browser, entered, { phone, code: await codeFor(phone) })
  expect(status).toBe(200)
  return { ...invitation, entered, ref: String(body['ref']) }
}

const see = (one: { browser: Phone; ref: string }) => one.browser.call('GET', `/p/my/${one.ref}/employee`)

const wrong = (left: number) => ({
  status: 422,
  body: { code: 'request.invalid', errors: { code: { code: 'sms_code.wrong', params: { left } } } },
})
const ended = { status: 422, body: { errors: { code: { code: 'sms_code.ended' } } } }

const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

test('an employee binds their card by the link and a code to its phone, and is logged in at it', async () => {
  const { browser, token, phone, ref, entered, params } = await bound()
  expect(await browser.call('GET', `/p/my/${ref}/employee`)).toMatchObject({
    status: 200,
    body: { name: '王明', position: '经理', phone },
  })
  expect(await chamber.employees.show({ params })).toMatchObject({ bound: true })
  // The link is used up, for this phone and for every other.
  expect(await browser.call('POST', `/p/${token}/binding`)).toMatchObject({ status: 404 })
  expect(await browser.call('GET', `/p/my/${entered}/employee`)).toMatchObject({
    status: 401,
    body: { code: 'public_session.needed' },
  })
  expect((await browser.get(`/p/my/${ref}`)).status).toBe(200)
  expect([...browser.cookies.keys()]).toEqual([`icss_page_${ref}`])
})

test('a GET of the link acts on nothing, sets no cookie and names nobody', async () => {
  const { browser, token, card, company, params } = await invited()
  for (let i = 0; i < 3; i += 1) {
    const answer = await browser.get(`/p/${token}`)
    const html = await answer.text()
    expect(answer.status).toBe(200)
    expect(html).not.toContain(card.name)
    expect(html).not.toContain(company.name)
    expect(answer.headers.getSetCookie()).toEqual([])
  }
  expect((await chamber.employeeBindings.listPublicSessions({ params })).total).toBe(0)
  expect(await chamber.employees.show({ params })).toMatchObject({ bound: false })
})

test('a code is for its browser, its page and its purpose, and for once', async () => {
  const one = await invited()
  const ref = await enter(one.browser, one.token)
  await ask(one.browser, ref, one.phone)
  const code = await codeFor(one.phone)
  const second = phoneAt(server)
  const elsewhere = await enter(second, one.token)
  expect(await bind(second, elsewhere, { phone: one.phone, code })).toMatchObject(ended)
  // Nobody else's cookie is named by an address.
  expect(await bind(second, ref, { phone: one.phone, code })).toMatchObject({ status: 401 })
  const { status } = await bind(one.browser, ref, { phone: one.phone, code })
  expect(status).toBe(200)
  const { token, browser, phone } = await invited({ phone: one.phone })
  expect(await bind(browser, await enter(browser, token), { phone, code })).toMatchObject(ended)

  const owner = await bound()
  await system.execute(sql`delete from sms_phones`)
  await owner.browser.call('POST', `/p/my/${owner.ref}/employee/code`, { phone: owner.phone })
  const renewal = await codeFor(owner.phone)
  const again = await chamber.employeeBindings.issue({ params: owner.params })
  const page = await enter(owner.browser, again.url.slice(again.url.lastIndexOf('/') + 1))
  expect(await bind(owner.browser, page, { phone: owner.phone, code: renewal })).toMatchObject(ended)
})

test('a code that is out of time is none', async () => {
  const { browser, token, phone } = await invited()
  const ref = await enter(browser, token)
  await ask(browser, ref, phone)
  const code = await codeFor(phone)
  await system.execute(sql`update sms_codes set expires_at = now() where channel_id = ${channelIdOf('chamberAdmin')}`)
  expect(await bind(browser, ref, { phone, code })).toMatchObject(ended)
})

test.each([1, 100])(
  'of 100 wrong codes from %i addresses five are looked at, and new codes bring no new tries',
  async (addresses) => {
    const { browser, token, phone } = await invited()
    const ref = await enter(browser, token)
    await ask(browser, ref, phone)
    const code = await codeFor(phone)
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, i) =>
        browser.call(
          'POST',
          `/p/my/${ref}/binding/card`,
          { phone, code: other(code) },
          {
            'x-forwarded-for': `198.51.100.${i % addresses}`,
          },
        ),
      ),
    )
    const told = guesses.filter(({ status }) => status === 422)
    expect(told.length).toBeLessThanOrEqual(codeRules.tries - 1)
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(100 - told.length)
    expect(await bind(browser, ref, { phone, code })).toMatchObject({ status: 429 })
    await system.execute(sql`delete from sms_phones`)
    await system.execute(sql`delete from call_counts`)
    expect(await ask(browser, ref, phone)).toMatchObject({ status: 429, body: { code: 'sms_code.locked' } })
    expect(await bind(browser, ref, { phone, code })).toMatchObject({ status: 429, body: { code: 'sms_code.locked' } })
  },
)

test('wrong codes count down; the right one in between forgets them', async () => {
  const { browser, token, phone } = await invited()
  const ref = await enter(browser, token)
  await ask(browser, ref, phone)
  const code = await codeFor(phone)
  expect(await bind(browser, ref, { phone, code: other(code) })).toMatchObject(wrong(4))
  expect(await bind(browser, ref, { phone, code: other(code) })).toMatchObject(wrong(3))
  expect(await bind(browser, ref, { phone, code: 'abc' })).toMatchObject({
    body: { errors: { code: { code: 'sms_code.form' } } },
  })
  expect((await bind(browser, ref, { phone, code })).status).toBe(200)
  const { rows } = await system.execute(sql`select from login_failures where key like 'code:%'`)
  expect(rows).toHaveLength(0)
})

test('whoever gives no code that was sent locks nobody out', async () => {
  const { browser, token, phone } = await invited()
  const ref = await enter(browser, token)
  const stranger = phoneAt(server, '203.0.113.9')
  const strangers = await enter(stranger, token)
  for (let i = 0; i < 8; i += 1) expect(await bind(stranger, strangers, { phone, code: '000000' })).toMatchObject(ended)
  await ask(browser, ref, phone)
  expect((await bind(browser, ref, { phone, code: await codeFor(phone) })).status).toBe(200)
})

test('a phone that is not the card’s is answered alike, gets no SMS and binds nothing', async () => {
  const { browser, token, phone } = await invited()
  const ref = await enter(browser, token)
  const unknown = newPhone()
  const [known, strange] = [await ask(browser, ref, phone), await ask(browser, ref, unknown)]
  expect([known.status, known.body]).toEqual([strange.status, strange.body])
  expect(known.body).toEqual({ seconds: codeRules.apartSeconds })
  expect(await codeFor(unknown)).toBe('')
  expect(await bind(browser, ref, { phone: unknown, code: '123456' })).toMatchObject(wrong(4))
  for (const one of [phone, unknown])
    expect(await ask(browser, ref, one)).toMatchObject({ status: 429, body: { code: 'sms_code.too_soon' } })
})

test('codes to a phone are a minute apart and ten a day, also when they are asked for at once', async () => {
  const { browser, token, phone } = await invited()
  const ref = await enter(browser, token)
  const answers = await Promise.all(Array.from({ length: 20 }, () => ask(browser, ref, phone)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  await system.execute(sql`update sms_phones set last_at = now() - interval '1 hour', sent = 10`)
  expect(await ask(browser, ref, phone)).toMatchObject({ status: 429, body: { code: 'sms_code.day_limit' } })
  await system.execute(sql`update sms_phones set day = day - 1`)
  expect((await ask(browser, ref, phone)).status).toBe(200)
})

test('a channel sends no more SMS a day than the provider lets it, and its administrator is told at half', async () => {
  const channelId = channelIdOf('chamberAdmin')
  await system.execute(sql`delete from sms_days`)
  await system.execute(sql`delete from outbox`)
  const { storageQuotaBytes, subChannelQuota } = await provider.platform.showChannel({ params: { channelId } })
  await provider.platform.setQuotas({
    params: { channelId },
    body: { storageQuotaBytes, subChannelQuota, smsPerDay: 3 },
  })
  const sent: number[] = []
  for (let i = 0; i < 4; i += 1) {
    const { browser, token, phone } = await invited()
    sent.push((await ask(browser, await enter(browser, token), phone)).status)
  }
  expect(sent).toEqual([200, 200, 200, 429])
  const { rows } = await system.execute(sql`select event, data from outbox where event = 'sms.warned'`)
  expect(rows).toEqual([{ event: 'sms.warned', data: { sent: 2, budget: 3 } }])
  // Of a phone that gets none it is not told apart.
  const { browser, token } = await invited()
  expect(await ask(browser, await enter(browser, token), newPhone())).toMatchObject({ body: { code: 'sms.budget' } })
  await provider.platform.setQuotas({
    params: { channelId },
    body: { storageQuotaBytes, subChannelQuota, smsPerDay: 2000 },
  })
})

test('a code is read by the provider alone, and kept hashed', async () => {
  const { browser, token, phone } = await invited()
  await ask(browser, await enter(browser, token), phone)
  const code = await codeFor(phone)
  expect(code).toHaveLength(6)
  const own = await chamber.webhooks.listDeliveries({ query: { pageSize: 50 } })
  const shown = own.items.find(({ target }) => target === phone)
  expect(shown?.content).toContain('******')
  expect(shown?.content).not.toContain(code)
  const kept = await system.execute<{ all: string }>(
    sql`select coalesce(string_agg(t::text, ' '), '') as all from (select c::text as t from sms_codes c
      union all select d::text from deliveries d union all select a::text from audit a) rows`,
  )
  expect(kept.rows[0]?.all).not.toContain(code)
  expect(await codeOf(provider.platformWebhooks.replay({ params: { deliveryId: shown?.id ?? '' } }))).toBe(
    'request.not_found',
  )
})

test('a card has one owner: unbinding, ending a session, deleting the card and disabling the channel log its phones out', async () => {
  const first = await bound()
  const out = { status: 401, body: { code: 'public_session.needed' } }
  const { items } = await chamber.employeeBindings.listPublicSessions({ params: first.params })
  expect(items).toHaveLength(1)
  const publicSessionId = items[0]?.id ?? ''
  expect(
    await codeOf(
      server
        .as('otherChamberAdmin')
        .employeeBindings.endPublicSession({ params: { ...first.params, publicSessionId } }),
    ),
  ).toBe('request.not_found')
  await chamber.employeeBindings.endPublicSession({ params: { ...first.params, publicSessionId } })
  expect(await see(first)).toMatchObject(out)

  const second = await bound()
  expect(await chamber.employeeBindings.unbind({ params: second.params })).toMatchObject({ bound: false })
  expect(await see(second)).toMatchObject(out)

  const third = await bound()
  await chamber.employees.delete({ params: third.params })
  expect(await see(third)).toMatchObject(out)

  const fourth = await bound()
  const channelId = channelIdOf('chamberAdmin')
  await system.execute(sql`update channels set enabled = false where id = ${channelId}`)
  expect(await see(fourth)).toMatchObject(out)
  await system.execute(sql`update channels set enabled = true where id = ${channelId}`)
  expect((await see(fourth)).status).toBe(200)
})

test('a link that is revoked, and the page that it was traded for, lead nowhere; a new link ends the one before', async () => {
  const { browser, token, params } = await invited()
  const ref = await enter(browser, token)
  await chamber.employeeBindings.revoke({ params })
  expect(await browser.call('POST', `/p/${token}/binding`)).toMatchObject({ status: 404 })
  expect((await browser.get(`/p/my/${ref}`)).status).toBe(401)
  const [one, two] = [
    await chamber.employeeBindings.issue({ params }),
    await chamber.employeeBindings.issue({ params }),
  ]
  const tokens = [one, two].map(({ url }) => url.slice(url.lastIndexOf('/') + 1))
  expect((await browser.call('POST', `/p/${tokens[0]}/binding`)).status).toBe(404)
  expect((await browser.call('POST', `/p/${tokens[1]}/binding`)).status).toBe(200)
})

test('two phones that bind one card at once: one is its owner', async () => {
  const { browser, token, phone } = await invited()
  const other = phoneAt(server, '192.0.2.250')
  const refs = [await enter(browser, token), await enter(other, token)] as const
  await ask(browser, refs[0], phone)
  const code = await codeFor(phone)
  await system.execute(sql`delete from sms_phones`)
  await ask(other, refs[1], phone)
  const { items } = await provider.platformWebhooks.listDeliveries({ query: { pageSize: 5 } })
  const second = /\d{6}/.exec(items[0]?.content ?? '')?.[0] ?? ''
  const answers = await Promise.all([
    bind(browser, refs[0], { phone, code }),
    bind(other, refs[1], { phone, code: second }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401])
})

test('a session whose time is over is renewed by a code to the bound phone, and by nothing else', async () => {
  const { browser, ref, phone } = await bound()
  await system.execute(sql`update public_sessions set expires_at = now() - interval '1 day'`)
  expect((await browser.call('GET', `/p/my/${ref}/employee`)).status).toBe(401)
  await system.execute(sql`delete from sms_phones`)
  expect((await browser.call('POST', `/p/my/${ref}/employee/code`, { phone })).status).toBe(200)
  const renewed = await browser.call('POST', `/p/my/${ref}/employee/renewal`, { phone, code: await codeFor(phone) })
  expect(renewed).toMatchObject({ status: 200, body: { ref } })
  expect((await browser.call('GET', `/p/my/${ref}/employee`)).status).toBe(200)
  expect((await browser.call('DELETE', `/p/my/${ref}/employee`)).status).toBe(204)
  expect(browser.cookies.size).toBe(0)
})

test('a code to the phone of before binds nothing once the chamber has given the card to another phone', async () => {
  const { browser, token, phone, card, params } = await invited()
  const ref = await enter(browser, token)
  await ask(browser, ref, phone)
  const code = await codeFor(phone)
  const { name, position, avatar } = card
  await chamber.employees.update({
    params,
    query: { version: 1 },
    body: { name, position, avatar, phone: newPhone() },
  })
  expect(await bind(browser, ref, { phone, code })).toMatchObject(ended)
  expect(await chamber.employees.show({ params })).toMatchObject({ bound: false })
})

test('another site makes no phone act', async () => {
  const { browser, token } = await invited()
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
    expect(await browser.call('POST', `/p/${token}/binding`, undefined, headers)).toMatchObject({
      status: 403,
      body: { code: 'request.cross_site' },
    })
})

test('what the audit trail keeps of a page names its beginning, never its token', async () => {
  const { token, params } = await bound()
  const { items } = await chamber.audit.list({ query: { pageSize: 50 } })
  const records = items.filter(({ account }) => account.startsWith('/p/'))
  expect(records.map(({ action }) => action)).toContain('ownCards.bind')
  expect(JSON.stringify(items)).not.toContain(token)
  expect(records.some(({ account }) => account === `/p/${token.slice(0, 6)}`)).toBe(true)
  expect(params.employeeId).toBeTruthy()
})

const pageOf = async (browser: Phone, ref: string) => {
  const html = await (await browser.get(`/p/my/${ref}`)).text()
  const json = /<script type="application\/json" id="page">(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  return (JSON.parse(json) as { content: Record<string, unknown> }).content
}

test('the page of a session whose time is over offers the code that renews it, and names nobody', async () => {
  const { browser, ref } = await bound()
  expect(await pageOf(browser, ref)).toMatchObject({ kind: 'employee', card: { name: '王明' } })
  await system.execute(sql`update public_sessions set expires_at = now() - interval '1 day'`)
  expect(await pageOf(browser, ref)).toEqual({ kind: 'renewal', codes: 'kept' })
  await system.execute(sql`delete from public_sessions`)
  expect(await pageOf(browser, ref)).toEqual({ kind: 'ended' })
})

test('an owner changes name, position and who sees what of their card; nothing else, and nothing once unbound', async () => {
  const { browser, ref, params, phone } = await bound()
  const change = (body: object, version = 2) => browser.call('PUT', `/p/my/${ref}/employee?version=${version}`, body)
  const own = {
    name: '王小明',
    position: '总监',
    positionSeenBy: 'everybody',
    phoneSeenBy: 'nobody',
    avatarSeenBy: 'bound',
  }
  expect(await change(own)).toMatchObject({ status: 200, body: { ...own, phone, version: 3 } })
  expect(await chamber.employees.show({ params })).toMatchObject({ ...own, phone, bound: true, version: 3 })
  expect(await change(own)).toMatchObject({ status: 409, body: { code: 'request.conflict' } })
  expect(await change({ ...own, name: ' ', phoneSeenBy: 'friends' }, 3)).toMatchObject({
    status: 422,
    body: { errors: { name: { code: 'rule.required' }, phoneSeenBy: {} } },
  })
  for (const more of [{ phone: newPhone() }, { bound: false }, { companyId: params.employeeId }])
    expect(await change({ ...own, ...more }, 3)).toMatchObject({ status: 422 })
  const { items } = await chamber.audit.list({ query: { pageSize: 5 } })
  expect(items.map(({ action }) => action)).toContain('ownCards.update')

  await chamber.employeeBindings.unbind({ params })
  expect(await change(own, 4)).toMatchObject({ status: 401 })
  // What an owner has opened is not open for the next one.
  const seenBy = { positionSeenBy: 'bound', phoneSeenBy: 'bound', avatarSeenBy: 'bound' }
  expect(await chamber.employees.show({ params })).toMatchObject({ name: '王小明', ...seenBy })
})

test('of a change by the owner and one by the chamber at once, one is told of the other', async () => {
  const { browser, ref, params, card } = await bound()
  const seenBy = { positionSeenBy: 'bound', phoneSeenBy: 'bound', avatarSeenBy: 'bound' }
  const [own, theirs] = await Promise.all([
    browser.call('PUT', `/p/my/${ref}/employee?version=2`, { name: '甲', position: '乙', ...seenBy }),
    server.fetch(`/api/v1/employees/${params.employeeId}?version=2`, {
      who: 'chamberAdmin',
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: '丙', position: '丁', phone: card.phone, avatar: '' }),
    }),
  ])
  expect([own.status, theirs.status].toSorted()).toEqual([200, 409])
})
