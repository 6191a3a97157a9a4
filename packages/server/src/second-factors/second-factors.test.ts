import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loginFailures } from '../sessions/sessions.tables.ts'
import { openSession } from '../testing/owned-rows.ts'
import { accountIdOf, channelIdOf, numberOf, passwordOf, type Person } from '../testing/people.ts'
import { codeOf as faultOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { secondFactors } from './second-factors.tables.ts'
import { codeOf, stepAt } from './totp.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const db = server.database.system

// A code is taken once, so each test has periods of its own.
let now = Date.now()
beforeEach(async () => {
  now += 10 * 30_000
  vi.useFakeTimers({ toFake: ['Date'], now })
  await db.delete(loginFailures)
})
afterAll(() => vi.useRealTimers())
const later = (periods = 1) => vi.setSystemTime((now += periods * 30_000))

const bytesOf = (key: string) => {
  const bits = Array.from(key, (letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
/** The app on somebody's phone. */
const appWith = (key: string) => () => codeOf(bytesOf(key), stepAt(Date.now()))

const login = (person: Person, code?: string, password = passwordOf) =>
  server.as({}).sessions.adminLogin({
    body: { accountNumber: numberOf(person), password, ...(code === undefined ? {} : { code }) },
  })

async function enrolled(person: Person) {
  await db.delete(secondFactors).where(eq(secondFactors.accountId, accountIdOf(person)))
  const headers = await openSession(server.database, person)
  const own = server.as(headers)
  const { key, uri } = await own.secondFactors.begin({ body: { currentPassword: passwordOf } })
  const app = appWith(key)
  const { recoveryCodes } = await own.secondFactors.confirm({ body: { code: app() } })
  later()
  return { own, key, uri, app, recoveryCodes }
}

describe('adding one', () => {
  test('asks for the password, then for a first code, and ends other sessions and tokens', async () => {
    const own = server.as(await openSession(server.database, 'mainAdmin'))
    const other = server.as(await openSession(server.database, 'mainAdmin'))
    const { token } = await own.sessions.createToken({ body: { name: 'script', days: 1, readOnly: false } })
    expect(await own.secondFactors.show()).toEqual({
      isOn: false,
      isDemanded: false,
      since: null,
      recoveryCodesLeft: 0,
    })
    expect(await faultOf(own.secondFactors.confirm({ body: { code: '123456' } }))).toBe('second_factor.not_begun')
    const wrong = await problemOf(own.secondFactors.begin({ body: { currentPassword: 'wrong' } }))
    expect(wrong.errors).toEqual({ currentPassword: { code: 'session.password_wrong', params: { left: 4 } } })

    const { key, uri } = await own.secondFactors.begin({ body: { currentPassword: passwordOf } })
    expect(uri).toBe(`otpauth://totp/ICSS:${numberOf('mainAdmin')}?secret=${key}&issuer=ICSS`)
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    // Nothing is asked for before it is confirmed.
    expect((await login('mainAdmin')).success).toBe(0)
    const missed = await problemOf(own.secondFactors.confirm({ body: { code: '000000' } }))
    expect(missed.errors).toMatchObject({ code: { code: 'session.code_wrong', params: { left: 4 } } })

    const { recoveryCodes } = await own.secondFactors.confirm({ body: { code: appWith(key)() } })
    expect(new Set(recoveryCodes).size).toBe(10)
    for (const code of recoveryCodes) expect(code).toMatch(/^(?:[A-Z2-7]{4}-){2}[A-Z2-7]{4}$/)
    expect(await own.secondFactors.show()).toMatchObject({ isOn: true, recoveryCodesLeft: 10 })
    for (const gone of [other, server.as({ authorization: `Bearer ${token}` })])
      expect(await faultOf(gone.sessions.show())).toBe('session.needed')
    expect(await faultOf(own.secondFactors.begin({ body: { currentPassword: passwordOf } }))).toBe(
      'second_factor.is_on',
    )
  })

  test('keeps neither key nor codes: hashes of the codes, and what the key follows from', async () => {
    const { key, recoveryCodes } = await enrolled('subAdmin')
    const { rows } = await server.database.pool.query<{ row: string }>(
      `select t::text as row from second_factors t union all select t::text from audit t`,
    )
    const all = rows.map(({ row }) => row).join('\n')
    expect(all).toContain('$argon2id$')
    for (const secret of [key, bytesOf(key).toString('hex'), bytesOf(key).toString('base64'), ...recoveryCodes])
      expect(all).not.toContain(secret)
    expect(server.log()).not.toContain(key)
  })

  test('a key that nobody confirmed for a quarter of an hour is void', async () => {
    const own = server.as(await openSession(server.database, 'clerk'))
    const { key } = await own.secondFactors.begin({ body: { currentPassword: passwordOf } })
    await db.update(secondFactors).set({ begunAt: sql`now() - interval '16 minutes'` })
    expect(await faultOf(own.secondFactors.confirm({ body: { code: appWith(key)() } }))).toBe('second_factor.not_begun')
    await db.delete(secondFactors).where(eq(secondFactors.accountId, accountIdOf('clerk')))
  })
})

describe('logging in with one', () => {
  test('asks for a code after the password, and takes each once', async () => {
    const { app } = await enrolled('chamberAdmin')
    const needed = { success: '该账号已开启两步验证', code: 'session.code_needed', params: {}, entity: null }
    expect(await login('chamberAdmin')).toEqual(needed)
    expect((await login('chamberAdmin', app(), 'wrong')).code).toBe('session.password_wrong')
    const code = app()
    expect(await login('chamberAdmin', ` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject({ success: 0 })
    expect(await login('chamberAdmin', code)).toMatchObject({ code: 'session.code_wrong', params: { left: 4 } })
    later(2)
    // Of logins at the same time with one code, one gets in.
    const answers = await Promise.all([1, 2, 3].map(() => login('chamberAdmin', app())))
    expect(answers.filter(({ success }) => success === 0)).toHaveLength(1)
  })

  test('a recovery code in its place works once', async () => {
    const { own, recoveryCodes } = await enrolled('chamberAdmin')
    const [first = '', second = ''] = recoveryCodes
    expect((await login('chamberAdmin', first.toLowerCase())).success).toBe(0)
    expect((await login('chamberAdmin', first)).code).toBe('session.code_wrong')
    expect((await login('chamberAdmin', second.replaceAll('-', ' '))).success).toBe(0)
    expect(await own.secondFactors.show()).toMatchObject({ recoveryCodesLeft: 8 })
  })

  test('guessing codes locks the account as guessing passwords does, and a right password takes nothing back', async () => {
    const { app } = await enrolled('chamberAdmin')
    for (let left = 4; left > 0; left -= 1) {
      expect(await login('chamberAdmin', '000000')).toMatchObject({ code: 'session.code_wrong', params: { left } })
      expect((await login('chamberAdmin')).code).toBe('session.code_needed')
    }
    expect((await login('chamberAdmin', '000000')).code).toBe('session.locked')
    expect((await login('chamberAdmin', app())).code).toBe('session.locked')
  })

  test('codes of another account, or of a key that was taken back, are none', async () => {
    const { app: other } = await enrolled('otherChamberAdmin')
    const { app: former } = await enrolled('chamberAdmin')
    const { app } = await enrolled('chamberAdmin')
    for (const code of [other(), former()]) expect((await login('chamberAdmin', code)).code).toBe('session.code_wrong')
    expect((await login('chamberAdmin', app())).success).toBe(0)
  })
})

describe('taking it away', () => {
  test('asks for both factors again; new recovery codes void the old', async () => {
    const { own, app, recoveryCodes } = await enrolled('chamberAdmin')
    const renewed = await own.secondFactors.renewRecoveryCodes({ body: { code: app() } })
    expect((await login('chamberAdmin', recoveryCodes[0])).code).toBe('session.code_wrong')
    expect((await login('chamberAdmin', renewed.recoveryCodes[0])).success).toBe(0)
    later()
    expect(
      (await problemOf(own.secondFactors.remove({ body: { currentPassword: 'wrong', code: app() } }))).errors,
    ).toHaveProperty('currentPassword')
    expect(
      (await problemOf(own.secondFactors.remove({ body: { currentPassword: passwordOf, code: '000000' } }))).errors,
    ).toHaveProperty('code')
    await own.secondFactors.remove({ body: { currentPassword: passwordOf, code: app() } })
    expect((await login('chamberAdmin')).success).toBe(0)
    expect(await faultOf(own.secondFactors.renewRecoveryCodes({ body: { code: app() } }))).toBe('second_factor.is_off')
  })

  test('the provider takes it from an account that has lost it, whose sessions end', async () => {
    const { own } = await enrolled('chamberAdmin')
    const params = { channelId: channelIdOf('chamberAdmin'), accountId: accountIdOf('chamberAdmin') }
    const provider = server.as('provider')
    await provider.platform.resetSecondFactor({ params })
    expect(await faultOf(own.sessions.show())).toBe('session.needed')
    expect((await login('chamberAdmin')).success).toBe(0)
    expect(await faultOf(provider.platform.resetSecondFactor({ params }))).toBe('second_factor.is_off')
  })
})

test('where the provider demands it of a role, an account without one can do nothing but add it', async () => {
  const provider = server.as('provider')
  await provider.platform.setDemandedRoles({ body: { roles: ['chamber-admin'] } })
  expect(await provider.platform.showDemandedRoles()).toEqual({ roles: ['chamber-admin'] })
  expect((await login('otherMainAdmin')).success).toBe(0)

  const own = server.as(await openSession(server.database, 'chamberAdmin'))
  const token = server.as(await openSession(server.database, 'chamberAdmin', { groups: ['companies'] }))
  expect((await own.sessions.show()).account.mustAddSecondFactor).toBe(true)
  expect((await own.secondFactors.show()).isDemanded).toBe(true)
  for (const client of [own, token])
    expect(await faultOf(client.companies.list({ query: {} as never }))).toBe('session.second_factor_needed')
  expect(await faultOf(own.sessions.createToken({ body: { name: 'x', days: 1, readOnly: false } }))).toBe(
    'session.second_factor_needed',
  )
  const { key } = await own.secondFactors.begin({ body: { currentPassword: passwordOf } })
  await own.secondFactors.confirm({ body: { code: appWith(key)() } })
  later()
  expect((await own.companies.list({ query: {} as never })).total).toBe(0)
  expect(await faultOf(own.secondFactors.remove({ body: { currentPassword: passwordOf, code: appWith(key)() } }))).toBe(
    'second_factor.demanded',
  )

  await provider.platform.setDemandedRoles({ body: { roles: [] } })
  await own.secondFactors.remove({ body: { currentPassword: passwordOf, code: appWith(key)() } })
})

test('a deleted account leaves no second factor', async () => {
  const admin = server.as(await openSession(server.database, 'mainAdmin'))
  await enrolled('clerk')
  await admin.accounts.delete({ params: { accountId: accountIdOf('clerk') } })
  expect(
    await db
      .select()
      .from(secondFactors)
      .where(eq(secondFactors.accountId, accountIdOf('clerk'))),
  ).toEqual([])
})
