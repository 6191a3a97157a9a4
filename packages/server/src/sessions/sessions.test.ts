import argon2 from '@node-rs/argon2'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { accounts } from '../accounts/accounts.tables.ts'
import { channels } from '../channels/channels.tables.ts'
import { channelIdOf, expiredSecret, numberOf, passwordOf, type Person } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { hashOf, newSecret } from './session-secret.ts'
import { loginFailures } from './sessions.tables.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const db = server.database.system
const anonymous = server.as({})

beforeEach(async () => {
  await db.delete(loginFailures)
})

const login = (accountNumber: string, password: string) =>
  anonymous.sessions.adminLogin({ body: { accountNumber, password } })

const loginAs = (person: Person, headers: Record<string, string> = {}) =>
  server.fetch('/adminLogin', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ accountNumber: numberOf(person), password: passwordOf }),
  })

const createToken = (body: { name: string; days: number; readOnly: boolean }) =>
  server.as('chamberAdmin').sessions.createToken({ body })

const bearer = (token: string) => server.as({ authorization: `Bearer ${token}` })

const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** The hashes that a wrong password is verified against, each by its parameters: the work that it takes. */
async function workOf(number: string) {
  using verified = vi.spyOn(argon2, 'verify')
  await login(number, 'wrong')
  return verified.mock.calls.map(([passwordHash]) => String(passwordHash).split('$').slice(0, 4))
}

describe('logging in', () => {
  test('0 and the facts of the channel', async () => {
    expect(await login(` ${numberOf('chamberAdmin')} `, passwordOf)).toEqual({
      success: 0,
      code: null,
      params: {},
      entity: {
        flag: 'WM1002',
        cocId: 'coc-1',
        channelId: channelIdOf('chamberAdmin'),
        channelName: 'Channel of chamberAdmin',
        number: numberOf('chamberAdmin'),
        adminPhone: '13700137000',
        mouldPower: Array.from({ length: 12 }, () => true),
        superiorChannelId: null,
        companyId: null,
      },
    })
    expect((await login(numberOf('subAdmin'), passwordOf)).entity?.superiorChannelId).toBe(channelIdOf('mainAdmin'))
  })

  test('stands in the trail of the channel, with the account and its address', async () => {
    const query = { action: 'sessions.adminLogin' }
    const { total } = await server.as('otherChamberAdmin').audit.list({ query })
    await loginAs('otherChamberAdmin')
    const trail = await server.as('otherChamberAdmin').audit.list({ query })
    expect(trail.total).toBe(total + 1)
    expect(trail.items[0]).toMatchObject({
      account: `${numberOf('otherChamberAdmin')} otherChamberAdmin`,
      address: '127.0.0.1',
      changes: [],
      subject: null,
    })
    expect(await server.as('otherChamberAdmin').audit.verify()).toMatchObject({ ok: true })
  })

  test('1 without such an account, 2 with a wrong password', async () => {
    expect(await login('000000', 'whatever')).toEqual({
      success: 1,
      code: 'session.account_missing',
      entity: null,
      params: {},
    })
    expect(await login(numberOf('mainAdmin'), 'wrong')).toEqual({
      success: 2,
      code: 'session.password_wrong',
      entity: null,
      params: { left: 4 },
    })
  })

  test.each([
    ['', '', '', 'session.both_empty'],
    ['  ', 'x', 'accountNumber', 'session.account_empty'],
    ['x', '', 'password', 'session.password_empty'],
    ['x\u0000', 'x', 'accountNumber', 'rule.text_invalid'],
    ['x\ud800', 'x', 'accountNumber', 'rule.text_invalid'],
  ])('%j with %j is refused at its field', async (accountNumber, password, field, code) => {
    expect((await problemOf(login(accountNumber, password))).errors[field]?.code).toBe(code)
  })

  test.each(['mainAdmin', undefined] as const)('the fifth failure of %s locks for ten minutes', async (person) => {
    const number = person ? numberOf(person) : '999999'
    for (let i = 0; i < 4; i += 1) expect((await login(number, 'wrong')).success).toBe(person ? 2 : 1)
    const locked = {
      success: '连续输错次数过多，账号已锁定',
      code: 'session.locked',
      params: { minutes: 10 },
      entity: null,
    }
    expect(await login(number, 'wrong')).toEqual(locked)
    expect(await login(number, passwordOf)).toEqual(locked)
    const english = server.as({ 'accept-language': 'en' })
    expect((await english.sessions.adminLogin({ body: { accountNumber: number, password: 'x' } })).success).toBe(
      'Too many wrong passwords; the account is locked',
    )
    await db.update(loginFailures).set({
      lockedUntil: sql`locked_until - interval '10 minutes'`,
      since: sql`since - interval '10 minutes'`,
    })
    expect((await login(number, passwordOf)).success).toBe(person ? 0 : 1)
  })

  test('an account that does not exist takes as much work as a wrong password', async () => {
    const work = await workOf(numberOf('mainAdmin'))
    expect(work).toHaveLength(1)
    for (const missing of ['999991', '999992']) expect(await workOf(missing)).toEqual(work)
  })

  test('a success forgets the failures before it', async () => {
    for (let i = 0; i < 4; i += 1) await login(numberOf('mainAdmin'), 'wrong')
    expect((await login(numberOf('mainAdmin'), passwordOf)).success).toBe(0)
    expect((await login(numberOf('mainAdmin'), 'wrong')).params).toEqual({ left: 4 })
  })

  test('many tries at once are no way around the lock', async () => {
    const tries = Array.from({ length: 40 }, (_, i) => login(numberOf('mainAdmin'), i < 39 ? `wrong${i}` : passwordOf))
    const answers = await Promise.all(tries)
    expect(answers.filter(({ success }) => success === 2)).toHaveLength(4)
    expect(answers.at(-1)?.code).toBe('session.locked')
  })

  test('an address that tries many accounts is slowed down', async () => {
    for (let i = 0; i < 50; i += 1) await login(`account-${i}`, 'wrong')
    expect(await login(numberOf('mainAdmin'), passwordOf)).toMatchObject({ code: 'session.too_many', entity: null })
  })

  test('a disabled account or channel cannot log in, and its sessions end', async () => {
    const clerk = cookieOf(await loginAs('clerk'))
    expect((await server.as({ cookie: clerk }).sessions.show()).account.number).toBe(numberOf('clerk'))
    const mine = eq(accounts.number, numberOf('clerk'))
    await db.update(accounts).set({ enabled: false }).where(mine)
    expect(await login(numberOf('clerk'), passwordOf)).toMatchObject({ code: 'session.disabled', entity: null })
    expect(await codeOf(server.as({ cookie: clerk }).sessions.show())).toBe('session.needed')
    await db.update(accounts).set({ enabled: true }).where(mine)
    const cookie = cookieOf(await loginAs('subAdmin'))
    expect((await server.as({ cookie }).sessions.show()).account.number).toBe(numberOf('subAdmin'))
    await db
      .update(channels)
      .set({ enabled: false })
      .where(eq(channels.id, channelIdOf('subAdmin')))
    expect(await codeOf(server.as({ cookie }).sessions.show())).toBe('session.needed')
    await db
      .update(channels)
      .set({ enabled: true })
      .where(eq(channels.id, channelIdOf('subAdmin')))
    expect((await server.as({ cookie }).sessions.show()).account.number).toBe(numberOf('subAdmin'))
  })

  test('neither passwords nor secrets come into the log', async () => {
    await login(numberOf('mainAdmin'), 'a-wrong-secret-password')
    const cookie = cookieOf(await loginAs('mainAdmin'))
    await db.execute(sql`alter table operations rename to operations_away`)
    expect(await codeOf(server.as({ cookie }).operations.list({ query: {} }))).toBe('server.failed')
    await db.execute(sql`alter table operations_away rename to operations`)
    await server.fetch('/adminLogin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"accountNumber":"755001","password":"half-a-secret-password',
    })
    expect(server.log()).toContain('request failed')
    for (const secret of ['secret-password', passwordOf, cookie.split('=')[1] ?? 'no cookie'])
      expect(server.log()).not.toContain(secret)
  })
})

describe('the cookie', () => {
  test('cannot be read by scripts nor sent from another site, and is new at each login', async () => {
    const first = await loginAs('mainAdmin')
    // The other lets the browser be known again.
    expect(first.headers.getSetCookie()).toHaveLength(2)
    expect(first.headers.getSetCookie()[0]).toMatch(
      /^icss_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/,
    )
    const cookie = cookieOf(first)
    const second = await loginAs('mainAdmin', { cookie })
    expect(cookieOf(second)).not.toBe(cookie)
    expect(await codeOf(server.as({ cookie }).sessions.show())).toBe('session.needed')
    expect((await server.as({ cookie: cookieOf(second) }).sessions.show()).account.number).toBe(numberOf('mainAdmin'))
  })

  test('dies with logging out', async () => {
    const cookie = cookieOf(await loginAs('mainAdmin'))
    const { status, headers } = await server.fetch('/api/v1/session', { method: 'DELETE', headers: { cookie } })
    expect(status).toBe(204)
    expect(headers.getSetCookie()[0]).toMatch(/^icss_session=;.*Expires=Thu, 01 Jan 1970/)
    expect(await codeOf(server.as({ cookie }).sessions.show())).toBe('session.needed')
  })

  test('opens nothing once it has expired', async () => {
    const problem = await problemOf(server.as({ cookie: `icss_session=${expiredSecret}` }).sessions.show())
    expect(problem).toMatchObject({ code: 'session.needed', status: 401 })
  })

  test.each([
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
  ])('changes nothing for a page of another site: %o', async (headers) => {
    expect((await loginAs('mainAdmin', headers)).status).toBe(403)
    const response = await server.fetch('/api/v1/tokens', {
      method: 'POST',
      who: 'chamberAdmin',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ name: 'stolen', days: 1, readOnly: false }),
    })
    expect(await response.json()).toMatchObject({ status: 403, code: 'request.cross_site' })
  })

  test('serves the page of its own site', async () => {
    expect((await loginAs('mainAdmin', { origin: server.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  })
})

describe('the sessions of browsers', () => {
  test('are listed with where they are from, and can be ended one by one', async () => {
    const first = cookieOf(await loginAs('otherMainAdmin', { 'user-agent': 'First/1.0' }))
    const second = cookieOf(await loginAs('otherMainAdmin', { 'user-agent': 'Second/2.0 \u00e9' }))
    const client = server.as({ cookie: first })
    const { items } = await client.sessions.list()
    expect(items.map(({ userAgent, isCurrent, address }) => [userAgent, isCurrent, address])).toEqual(
      expect.arrayContaining([
        ['First/1.0', true, '127.0.0.1'],
        ['Second/2.0 \u00e9', false, '127.0.0.1'],
      ]),
    )
    const other = items.find(({ userAgent }) => userAgent.startsWith('Second'))
    await client.sessions.revoke({ params: { sessionId: other?.id ?? '' } })
    expect(await codeOf(server.as({ cookie: second }).sessions.show())).toBe('session.needed')
    const sessionId = items.find(({ isCurrent }) => isCurrent)?.id ?? ''
    expect(await codeOf(server.as('mainAdmin').sessions.revoke({ params: { sessionId } }))).toBe('request.not_found')
    expect((await client.sessions.show()).account.number).toBe(numberOf('otherMainAdmin'))
  })

  test('end when nobody uses them, and at last in any case; tokens live as long as they were made for', async () => {
    const cookie = cookieOf(await loginAs('otherMainAdmin'))
    const { token } = await server.as({ cookie }).sessions.createToken({
      body: { name: 'idle', days: 1, readOnly: false },
    })
    await db.execute(sql`update sessions set last_used_at = now() - interval '119 minutes'`)
    expect((await server.as({ cookie }).sessions.show()).account.number).toBe(numberOf('otherMainAdmin'))
    await db.execute(sql`update sessions set last_used_at = now() - interval '121 minutes'`)
    expect(await codeOf(server.as({ cookie }).sessions.show())).toBe('session.needed')
    expect((await bearer(token).sessions.show()).account.number).toBe(numberOf('otherMainAdmin'))
    await db.execute(sql`update sessions set last_used_at = now()`)
    expect((await server.as({ cookie }).sessions.show()).account.number).toBe(numberOf('otherMainAdmin'))
    const { rows } = await db.execute<{ hours: number }>(
      sql`select extract(epoch from expires_at - created_at)::int / 3600 as hours from sessions where hash = ${hashOf(cookie.split('=')[1] ?? '')}`,
    )
    expect(rows).toEqual([{ hours: 12 }])
  })

  test('of which no two are alike, nor can be guessed', async () => {
    const secrets = new Set(Array.from({ length: 2000 }, newSecret))
    expect(secrets.size).toBe(2000)
    for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  })
})

test('what is kept of a password is argon2id at the strength that OWASP asks for, and only the password opens it', async () => {
  const { rows } = await db.execute<{ hash: string }>(sql`select password_hash as hash from accounts limit 1`)
  const [, memory, time] = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=1\$/.exec(rows[0]?.hash ?? '') ?? []
  expect([Number(memory) >= 19_456, Number(time) >= 2]).toEqual([true, true])
  for (const near of [`${passwordOf} `, ` ${passwordOf}`, passwordOf.toUpperCase(), passwordOf.slice(0, -1)])
    expect((await login(numberOf('otherChamberAdmin'), near)).success).not.toBe(0)
})

describe('a personal token', () => {
  test('acts as its account, from anywhere', async () => {
    const { token, expiresAt } = await createToken({ name: 'backup', days: 30, readOnly: false })
    expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(29.9 * 86_400_000)
    const client = server.as({ authorization: `Bearer ${token}`, origin: 'https://elsewhere.example' })
    expect((await client.sessions.show()).account.number).toBe(numberOf('chamberAdmin'))
    expect((await client.sessions.createToken({ body: { name: 'another', days: 1, readOnly: true } })).id).toBeTruthy()
    await client.sessions.logout()
    expect(await codeOf(client.sessions.show())).toBe('session.needed')
  })

  test('that may only read changes nothing', async () => {
    const client = bearer((await createToken({ name: 'reader', days: 1, readOnly: true })).token)
    expect((await client.companies.list({ query: {} })).total).toBe(0)
    const body = { name: '新公司', industry: '教育', industryTags: ['教育'] }
    expect(await codeOf(client.companies.create({ body }))).toBe('session.forbidden')
    expect((await client.companies.list({ query: {} })).total).toBe(0)
  })

  test('ends on its day; nothing else is a token', async () => {
    const { id, token } = await createToken({ name: 'short', days: 1, readOnly: true })
    await db.execute(sql`update sessions set expires_at = now() - interval '1 second' where id = ${id}`)
    for (const value of [token, 'icss_', 'icss_nonsense', expiredSecret])
      expect(await codeOf(bearer(value).sessions.show())).toBe('session.needed')
    const { headers } = await server.fetch('/api/v1/session')
    expect(headers.get('www-authenticate')).toBe('Bearer')
  })

  test.each([
    [{ name: 'a\u0000b' }, 'name', 'rule.text_invalid'],
    [{ name: 'a\udc00' }, 'name', 'rule.text_invalid'],
    [{ name: ' ' }, 'name', 'rule.required'],
    [{ days: 367 }, 'days', 'rule.number_range'],
    [{ days: 0.5 }, 'days', 'rule.number_range'],
    [{ role: 'provider' }, 'role', 'rule.unknown_field'],
  ])('%o is refused', async (change, field, code) => {
    const problem = await problemOf(createToken({ name: 'x', days: 1, readOnly: true, ...change }))
    expect(problem).toMatchObject({ code: 'request.invalid', errors: { [field]: { code } } })
  })
})

test('when a session was used last is noted, at most once a minute', async () => {
  const lastUsed = async () => {
    const { rows } = await db.execute<{ at: string }>(sql`select max(last_used_at)::text as at from sessions`)
    return rows[0]?.at
  }
  const cookie = cookieOf(await loginAs('mainAdmin'))
  const before = await lastUsed()
  await server.as({ cookie }).sessions.show()
  expect(await lastUsed()).toBe(before)
  await db.execute(sql`update sessions set last_used_at = now() - interval '2 minutes'`)
  await server.as({ cookie }).sessions.show()
  expect(await lastUsed()).not.toBe(before)
})
