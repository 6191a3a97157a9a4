import { eq, like, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { AuditRecord } from '@icss/core/audit/audit-record.ts'
import type { LoginAnswer } from '@icss/core/sessions/session.ts'
import { outbox } from '../events/outbox.tables.ts'
import { accountIdOf, channelIdOf, numberOf, passwordOf, type Person } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'
import { loginFailures } from './sessions.tables.ts'

const server = await startTestServer({ trustProxy: () => true, runs: false })
afterAll(() => server.stop())

const db = server.database.system
const owner = 'mainAdmin'

beforeEach(async () => {
  await db.delete(loginFailures)
  await db.delete(outbox)
})

interface Tried {
  readonly answer: LoginAnswer
  readonly cookies: string[]
}

/** A login from an address, by a browser that has these cookies. */
async function loginFrom(
  address: string,
  {
    who = owner,
    number = numberOf(who),
    password = 'wrong',
    cookie = '',
  }: { who?: Person; number?: string; password?: string; cookie?: string } = {},
): Promise<Tried> {
  const response = await server.fetch('/adminLogin', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': address,
      ...(cookie === '' ? {} : { cookie }),
    },
    body: JSON.stringify({ accountNumber: number, password }),
  })
  return { answer: (await response.json()) as LoginAnswer, cookies: response.headers.getSetCookie() }
}
const codeFrom = async (...given: Parameters<typeof loginFrom>) => (await loginFrom(...given)).answer.code

const knownOf = (cookies: readonly string[]) => cookies.find((one) => one.includes('icss_known_')) ?? ''
const pairOf = (cookie: string) => cookie.split(';')[0] ?? ''

/** The cookie that a browser keeps of a login, also when it has logged out. */
const rememberedAt = async (address: string, who: Person = owner) =>
  pairOf(knownOf((await loginFrom(address, { who, password: passwordOf })).cookies))

const lockedPeople = async () =>
  (await db.select().from(outbox).where(eq(outbox.event, 'account.locked'))).map(({ channelId }) => channelId)

/** As if so much time had gone by for everything that was counted. */
const later = (minutes: number) =>
  db.update(loginFailures).set({
    since: sql`since - make_interval(mins => ${minutes})`,
    lockedUntil: sql`locked_until - make_interval(mins => ${minutes})`,
  })

describe('a stranger who guesses', () => {
  test('locks the account for their own address, with the minutes in the message, and for nobody else', async () => {
    for (let left = 4; left > 0; left -= 1)
      expect((await loginFrom('203.0.113.1')).answer).toMatchObject({ success: 2, params: { left } })
    expect((await loginFrom('203.0.113.1')).answer).toEqual({
      success: '连续输错次数过多，账号已锁定',
      code: 'session.locked',
      params: { minutes: 10 },
      entity: null,
    })
    expect(await codeFrom('203.0.113.1', { password: passwordOf })).toBe('session.locked')
    expect((await loginFrom('203.0.113.2', { password: passwordOf })).answer.success).toBe(0)
    await later(10)
    expect((await loginFrom('203.0.113.1', { password: passwordOf })).answer.success).toBe(0)
  })

  test('never locks the browser in which the owner logged in before, not even from its own address', async () => {
    const cookie = await rememberedAt('203.0.113.1')
    for (let i = 0; i < 5; i += 1) await loginFrom('203.0.113.1')
    for (let i = 0; i < 45; i += 1) await loginFrom('203.0.113.1', { number: `9900${i}` })
    for (let at = 0; at < 25; at += 1) await loginFrom(`198.51.100.${at}`)
    expect(await codeFrom('203.0.113.1', { password: passwordOf })).toBe('session.too_many')
    expect((await loginFrom('203.0.113.1', { password: passwordOf, cookie })).answer.success).toBe(0)
    // Guesses in that browser have a count of their own.
    for (let left = 4; left > 0; left -= 1)
      expect((await loginFrom('203.0.113.1', { cookie })).answer).toMatchObject({ success: 2, params: { left } })
    expect(await codeFrom('203.0.113.1', { cookie })).toBe('session.locked')
    expect(await codeFrom('203.0.113.9', { cookie, password: passwordOf })).toBe('session.locked')
  })

  test('at a thousand addresses gets few guesses, each after a longer wait; one address alone slows nobody down', async () => {
    for (let round = 0; round < 8; round += 1) {
      for (let i = 0; i < 7; i += 1) await loginFrom('203.0.113.1')
      await later(10)
    }
    expect((await loginFrom('203.0.113.2')).answer.success).toBe(2)
    await db.delete(loginFailures)
    const first = await Promise.all(Array.from({ length: 11 }, (_, at) => loginFrom(`198.51.100.${at}`)))
    expect(first.map(({ answer }) => answer.success)).toEqual(Array.from({ length: 11 }, () => 2))
    const slowed = (await loginFrom('198.51.100.50', { password: passwordOf })).answer
    expect(slowed).toMatchObject({ code: 'session.too_many', entity: null })
    expect(slowed.params.seconds).toBeLessThanOrEqual(2)
    const waits: number[] = []
    for (let at = 60; at < 72; at += 1) {
      await db
        .update(loginFailures)
        .set({ lockedUntil: null })
        .where(sql`length(key) < 60`)
      await loginFrom(`198.51.100.${at}`)
      waits.push(Number((await loginFrom('198.51.100.50')).answer.params.seconds))
    }
    expect(waits[0]).toBeLessThanOrEqual(4)
    expect(waits.at(-1)).toBeGreaterThan(590)
    expect(waits.at(-1)).toBeLessThanOrEqual(600)
  })

  test('whoever has an IPv6 network is at one address', async () => {
    for (let at = 1; at <= 5; at += 1) await loginFrom(`2001:db8:1:2::${at}`)
    expect(await codeFrom('2001:db8:1:2:ffff::1', { password: passwordOf })).toBe('session.locked')
    expect((await loginFrom('2001:db8:1:3::1', { password: passwordOf })).answer.success).toBe(0)
  })

  test('has no part in what is counted of whoever is inside', async () => {
    for (let i = 0; i < 6; i += 1) await loginFrom('127.0.0.1')
    const { token } = await server
      .as(owner)
      .sessions.createToken({ body: { name: 'inside', days: 1, readOnly: false } })
    const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '127.0.0.1' }
    const { key } = await server.as(headers).secondFactors.begin({ body: { currentPassword: passwordOf } })
    expect(key).toBeTruthy()
  })

  test('is told of once, however many addresses lock it', async () => {
    for (const at of [1, 2]) for (let i = 0; i < 6; i += 1) await loginFrom(`203.0.113.${at}`)
    expect(await lockedPeople()).toEqual([channelIdOf(owner)])
    await later(11)
    for (let i = 0; i < 6; i += 1) await loginFrom('203.0.113.3')
    expect(await lockedPeople()).toHaveLength(2)
  })
})

describe('the cookie of a known browser', () => {
  test('names nobody, is no login, goes nowhere else, and stays when the browser logs out', async () => {
    const { cookies } = await loginFrom('203.0.113.1', { password: passwordOf })
    expect(cookies).toHaveLength(2)
    expect(knownOf(cookies)).toMatch(
      /^icss_known_[\w-]{16}=[\w-]{43}\.[\w-]{43}; Max-Age=34560000; Path=\/adminLogin; HttpOnly; SameSite=Strict$/,
    )
    expect(knownOf(cookies)).not.toContain(numberOf(owner))
    const cookie = pairOf(knownOf(cookies))
    const alone = await server.fetch('/api/v1/session', { headers: { cookie } })
    expect(alone.status).toBe(401)
    const ended = await server.fetch('/api/v1/session', {
      method: 'DELETE',
      headers: { cookie: pairOf(cookies[0] ?? '') },
    })
    expect(knownOf(ended.headers.getSetCookie())).toBe('')
    for (let i = 0; i < 5; i += 1) await loginFrom('203.0.113.1')
    expect((await loginFrom('203.0.113.1', { cookie, password: passwordOf })).answer.success).toBe(0)
  })

  test('is good for the account alone that it is of, and not when it was changed', async () => {
    const own = await rememberedAt('203.0.113.1')
    const others = await rememberedAt('203.0.113.1', 'chamberAdmin')
    for (let i = 0; i < 5; i += 1) await loginFrom('203.0.113.1')
    const value = others.split('=')[1] ?? ''
    const name = own.split('=')[0] ?? ''
    const turned = `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`
    const other = own.replace(/=./, (start) => (start === '=A' ? '=B' : '=A'))
    for (const cookie of [others, `${name}=${value}`, turned, other, `${name}=`, `${name}=.`])
      expect([cookie, await codeFrom('203.0.113.1', { cookie, password: passwordOf })]).toEqual([
        cookie,
        'session.locked',
      ])
    expect((await loginFrom('203.0.113.1', { cookie: `${own}; ${others}`, password: passwordOf })).answer.success).toBe(
      0,
    )
  })

  test('is another one behind TLS, which takes no other', async () => {
    const response = await server.fetch('/adminLogin', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.1' },
      body: JSON.stringify({ accountNumber: numberOf(owner), password: passwordOf }),
    })
    expect(knownOf(response.headers.getSetCookie())).toMatch(/^__Secure-icss_known_.*; Secure; /)
  })

  test('is replaced when the password changes, and void when it was reset', async () => {
    const who = 'subAdmin'
    const before = await rememberedAt('203.0.113.1', who)
    const { cookies } = await loginFrom('203.0.113.1', { who, password: passwordOf })
    const change = await server.fetch('/api/v1/session/password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: pairOf(cookies[0] ?? '') },
      body: JSON.stringify({ currentPassword: passwordOf, newPassword: 'another_1' }),
    })
    expect(change.status).toBe(204)
    const after = pairOf(knownOf(change.headers.getSetCookie()))
    for (let i = 0; i < 5; i += 1) await loginFrom('203.0.113.1', { who })
    expect(await codeFrom('203.0.113.1', { who, cookie: before, password: 'another_1' })).toBe('session.locked')
    expect((await loginFrom('203.0.113.1', { who, cookie: after, password: 'another_1' })).answer.success).toBe(0)
    const params = { channelId: channelIdOf(who), accountId: accountIdOf(who) }
    const { initialPassword: password = '' } = await server.as('provider').platform.resetPassword({ params })
    for (let i = 0; i < 5; i += 1) await loginFrom('203.0.113.1', { who })
    expect(await codeFrom('203.0.113.1', { who, cookie: after, password: password ?? '' })).toBe('session.locked')
  })

  test('is kept for the last eight accounts that one browser logged in to', async () => {
    const many = Array.from({ length: 10 }, (_, i) => `icss_known_${String(i).padStart(16, '0')}=x`)
    const { cookies } = await loginFrom('203.0.113.1', { password: passwordOf, cookie: many.join('; ') })
    const cleared = cookies.filter((one) => one.includes('Expires=Thu, 01 Jan 1970')).map(pairOf)
    expect(cleared).toEqual(many.slice(0, 3).map((one) => one.replace('=x', '=')))
  })
})

const lockAll = async (who: Person) => {
  for (let i = 0; i < 5; i += 1) await loginFrom('203.0.113.1', { who })
  for (let at = 0; at < 12; at += 1) await loginFrom(`198.51.100.${at}`, { who })
  expect(await codeFrom('203.0.113.1', { who })).toBe('session.locked')
  expect(await codeFrom('203.0.113.2', { who })).toBe('session.too_many')
}

describe('the lock is opened', () => {
  test.each([
    [
      'by the administrator of the channel who resets the password',
      'clerk',
      () => server.as('mainAdmin').accounts.resetPassword({ params: { accountId: accountIdOf('clerk') } }),
    ],
    [
      'by the main channel that does',
      'subAdmin',
      () => server.as('mainAdmin').subChannels.resetPassword({ params: { subChannelId: channelIdOf('subAdmin') } }),
    ],
    [
      'by the provider who does',
      'chamberAdmin',
      () =>
        server.as('provider').platform.resetPassword({
          params: { channelId: channelIdOf('chamberAdmin'), accountId: accountIdOf('chamberAdmin') },
        }),
    ],
  ] as const)('%s', async (_, who, reset) => {
    await lockAll(who)
    const { initialPassword } = await reset()
    expect((await loginFrom('203.0.113.1', { who, password: initialPassword ?? '' })).answer.success).toBe(0)
  })

  test('by the provider alone, without a new password; both trails say so', async () => {
    const who = 'otherMainAdmin'
    const params = { channelId: channelIdOf(who), accountId: accountIdOf(who) }
    await lockAll(who)
    await loginFrom('203.0.113.1', { who: 'otherChamberAdmin' })
    expect((await server.as('provider').platform.unlockAccount({ params })).number).toBe(numberOf(who))
    expect((await loginFrom('203.0.113.1', { who, password: passwordOf })).answer.success).toBe(0)
    // Others are none the better for it.
    expect((await loginFrom('203.0.113.1', { who: 'otherChamberAdmin' })).answer.params).toEqual({ left: 3 })
    const trail = await server.as(who).audit.list({ query: { action: 'platform.unlockAccount' } })
    expect(trail.items[0]).toMatchObject({ target: params, account: '100001 provider' })
  })
})

const countsOf = (records: readonly AuditRecord[]) =>
  records.map(({ action, changes }) => [action, changes[0]?.after?.failures])

describe('failed logins in the trail', () => {
  const who = 'otherChamberAdmin'
  const trail = async (): Promise<AuditRecord[]> =>
    (await server.as(who).audit.list({ query: { action: 'sessions.', sort: 'at' } })).items

  test('stand under the account that was tried, no more than a guesser could read', async () => {
    const { length } = await trail()
    const newest = async () => (await trail()).slice(length)
    for (let i = 0; i < 30; i += 1) await loginFrom('203.0.113.1', { who })
    for (let i = 0; i < 30; i += 1) await loginFrom('203.0.113.2', { who })
    const records = await newest()
    expect(records[0]).toMatchObject({
      accountId: accountIdOf(who),
      account: `${numberOf(who)} ${who}`,
      address: '203.0.113.1',
    })
    expect(countsOf(records)).toEqual([
      ['sessions.failed', 1],
      ['sessions.locked', 4],
    ])
    await later(11)
    await loginFrom('203.0.113.3', { who })
    expect(countsOf(await newest()).at(-1)).toEqual(['sessions.failed', 6])
    expect(await server.as(who).audit.verify()).toMatchObject({ ok: true })
  })

  test('of an account that does not exist leave nothing', async () => {
    const { rows: before } = await db.execute(sql`select count(*)::int as n from audit`)
    await server.as({}).sessions.adminLogin({ body: { accountNumber: '999999', password: 'x' } })
    expect((await db.execute(sql`select count(*)::int as n from audit`)).rows).toEqual(before)
    expect(await db.select().from(loginFailures).where(like(loginFailures.key, '%999999%'))).toEqual([])
  })
})
