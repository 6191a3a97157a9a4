import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { HandOverDraft } from '@icss/core/channels/hand-over.ts'
import { allFlags, type Flag, flags } from '@icss/core/permissions/flags.ts'
import { addClerk } from '../testing/clerks.ts'
import { meanwhile } from '../testing/meanwhile.ts'
import { openSession } from '../testing/owned-rows.ts'
import { accountIdOf, channelIdOf, passwordOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startSmsGateway } from '../testing/sms-gateway.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'
import { withFactor } from '../testing/with-factor.ts'
import { channels } from './channels.tables.ts'

// Codes go out by a gateway from the first; the second has none.
const gateway = await startSmsGateway()
const server = await startTestServer({ demo: false, sms: gateway.sms })
const silent = await startTestServer({ runs: false, demo: false })
afterAll(async () => {
  await Promise.all([server.stop(), silent.stop()])
  gateway.close()
})
const { system, pool } = server.database
const channelId = channelIdOf('mainAdmin')
const adminId = accountIdOf('mainAdmin')
const only = (...held: Flag[]) => flags.map((flag) => held.includes(flag))

/** The administrator of the main channel, in a browser of their own. */
const browserOf = async (on: TestServer = server) => on.as(await openSession(on.database, 'mainAdmin'))

beforeEach(async () => {
  await system.execute(sql`delete from sms_phones`)
  await system.execute(sql`delete from login_failures`)
  await pool.query(`update accounts set role = 'channel-account' where channel_id = $1 and id <> $2`, [
    channelId,
    adminId,
  ])
  await pool.query(`update accounts set role = 'channel-admin', template_id = null where id = $1`, [adminId])
  await system.update(channels).set({ adminAccountId: adminId, adminPhone: '' }).where(eq(channels.id, channelId))
})

let next = 13_600_000_000
const newPhone = () => String((next += 1))

/** An account of the main channel that may become its administrator. */
async function candidateOn(on: TestServer = server, phone = newPhone()) {
  const { accountId, headers } = await addClerk(on.database, 'mainAdmin', only(), { phone })
  return { accountId, phone, headers }
}

type Candidate = Awaited<ReturnType<typeof candidateOn>>

async function codeFor(boss: TestClient, { accountId, phone }: Candidate): Promise<string> {
  await boss.channels.sendAdminCode({ body: { accountId } })
  return gateway.codeTo(phone)
}
const change = (boss: TestClient, { accountId }: Candidate, given: Partial<HandOverDraft> = {}) =>
  boss.channels.changeAdmin({ body: { accountId, currentPassword: passwordOf, ...given } })
const other = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0')
const errorsOf = async (call: Promise<unknown>) => (await problemOf(call)).errors
const wrong = (left: number) => ({ code: { code: 'sms_code.wrong', params: { left } } })
const certificationFailed = { code: 'account.certification_failed', params: { left: 4 } }
const ended = { code: { code: 'sms_code.ended', params: {} } }

async function administrators(): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select a.id from accounts a join channels c on c.id = a.channel_id
     where c.id = $1 and a.role = 'channel-admin' and a.deleted_at is null and a.enabled and c.admin_account_id = a.id`,
    [channelId],
  )
  const { rows: all } = await pool.query(`select from accounts where channel_id = $1 and role = 'channel-admin'`, [
    channelId,
  ])
  expect(all).toHaveLength(rows.length)
  return rows.map(({ id }) => id)
}

test('a channel is handed over by the code to the chosen phone, and the sessions of both end', async () => {
  const boss = await browserOf()
  const chosen = await candidateOn()
  const code = await codeFor(boss, chosen)
  expect(await errorsOf(change(boss, chosen))).toEqual({ code: { code: 'rule.required', params: {} } })
  expect(await errorsOf(change(boss, chosen, { code: other(code) }))).toEqual(wrong(4))
  expect(await change(boss, chosen, { code })).toMatchObject({ adminAccountId: chosen.accountId })
  expect(await administrators()).toEqual([chosen.accountId])
  expect(await codeOf(boss.sessions.show())).toBe('session.needed')
  expect(await codeOf(server.as(chosen.headers).sessions.show())).toBe('session.needed')
  // What is left to the one before: an account with the template that is all open.
  const { rows } = await pool.query(
    `select t.flags, a.role from accounts a join permission_templates t on t.id = a.template_id where a.id = $1`,
    [adminId],
  )
  expect(rows).toEqual([{ flags: [...allFlags], role: 'channel-account' }])
  const [channel] = await system.select().from(channels).where(eq(channels.id, channelId))
  expect(channel).toMatchObject({ adminPhone: chosen.phone })
})

test('a stolen session with the code to a phone of its own hands nothing over without the password', async () => {
  const boss = await browserOf()
  const chosen = await candidateOn()
  const code = await codeFor(boss, chosen)
  expect(await errorsOf(boss.channels.changeAdmin({ body: { accountId: chosen.accountId, code } }))).toEqual({
    currentPassword: { code: 'rule.required', params: {} },
  })
  expect(await errorsOf(change(boss, chosen, { code, currentPassword: 'guessed' }))).toEqual({
    currentPassword: certificationFailed,
  })
  expect(await administrators()).toEqual([adminId])
})

test('no code goes to an account that cannot be chosen, with the reason at the choice', async () => {
  const boss = await browserOf()
  const refused = async (accountId: string) => {
    const problem = await problemOf(boss.channels.sendAdminCode({ body: { accountId } }))
    const changing = await problemOf(boss.channels.changeAdmin({ body: { accountId, code: '123456' } }))
    expect(changing).toMatchObject({ code: problem.code, errors: problem.errors })
    expect(problem.errors).toEqual({ accountId: { code: problem.code, params: {} } })
    return problem.code
  }
  const silentOne = await candidateOn(server, '')
  const issued = await addClerk(server.database, 'mainAdmin', only(), { phone: newPhone(), mustChangePassword: true })
  const disabled = await candidateOn()
  await boss.accounts.disable({ params: { accountId: disabled.accountId } })
  expect(await refused(silentOne.accountId)).toBe('account.phone_needed')
  expect(await refused(issued.accountId)).toBe('account.password_issued')
  expect(await refused(disabled.accountId)).toBe('session.disabled')
  expect(await refused(adminId)).toBe('account.is_current_admin')
  const same = await candidateOn()
  await system.update(channels).set({ adminPhone: same.phone }).where(eq(channels.id, channelId))
  expect(await refused(same.accountId)).toBe('account.is_current_admin')
})

describe('that somebody is bound to another channel', () => {
  test('is said once their phone has answered, never of which channel, and the code stays good for the answer', async () => {
    const boss = await browserOf()
    const chosen = await candidateOn()
    await addClerk(server.database, 'otherMainAdmin', only(), { phone: chosen.phone })
    const code = await codeFor(boss, chosen)
    expect(await errorsOf(change(boss, chosen))).toEqual({ code: { code: 'rule.required', params: {} } })
    expect(await problemOf(change(boss, chosen, { code: other(code) }))).toMatchObject({
      code: 'request.invalid',
      errors: wrong(4),
    })
    for (let asked = 0; asked < 2; asked += 1) {
      const problem = await problemOf(change(boss, chosen, { code }))
      expect(problem).toMatchObject({ code: 'account.bound_elsewhere', params: {}, errors: {} })
      expect(JSON.stringify(problem)).not.toContain(channelIdOf('otherMainAdmin'))
      expect(await administrators()).toEqual([adminId])
    }
    // Confirmed beforehand, a wrong code tells as little.
    expect(await errorsOf(change(boss, chosen, { code: other(code), confirmed: true }))).toEqual(wrong(4))
    await change(boss, chosen, { code, confirmed: true })
    expect(await administrators()).toEqual([chosen.accountId])
  })

  test('is no secret that the answer to a request for a code gives away', async () => {
    const boss = await browserOf()
    const bound = await candidateOn()
    await addClerk(server.database, 'otherMainAdmin', only(), { phone: bound.phone })
    const free = await candidateOn()
    const answers = await Promise.all(
      [bound, free].map(({ accountId }) => boss.channels.sendAdminCode({ body: { accountId } })),
    )
    expect(answers[0]).toEqual(answers[1])
  })
})

test('five wrong codes are all that are looked at', async () => {
  const boss = await browserOf()
  const chosen = await candidateOn()
  const code = await codeFor(boss, chosen)
  for (let left = 4; left > 0; left -= 1)
    expect(await errorsOf(change(boss, chosen, { code: other(code, left) }))).toEqual(wrong(left))
  expect(await codeOf(change(boss, chosen, { code: other(code, 9) }))).toBe('sms_code.locked')
  expect(await codeOf(change(boss, chosen, { code }))).toBe('sms_code.locked')
  await system.execute(sql`delete from sms_phones`)
  expect(await codeOf(boss.channels.sendAdminCode({ body: { accountId: chosen.accountId } }))).toBe('sms_code.locked')
  expect(await administrators()).toEqual([adminId])
})

test('the SMS asks whoever gets it to tell the administrator', async () => {
  const { accountId, phone } = await candidateOn()
  await (await browserOf()).channels.sendAdminCode({ body: { accountId } })
  const { body } = await gateway.messageTo(phone)
  expect(body).toContain('请告诉现任管理员')
})

test('the waits of codes are those of any other', async () => {
  const boss = await browserOf()
  const { accountId } = await candidateOn()
  await boss.channels.sendAdminCode({ body: { accountId } })
  expect(await codeOf(boss.channels.sendAdminCode({ body: { accountId } }))).toBe('sms_code.too_soon')
})

test('a code for something else, of another phone or of another browser is none', async () => {
  const boss = await browserOf()
  const [chosen, another] = [await candidateOn(), await candidateOn()]
  await boss.adminPhone.sendCode({ body: { phone: chosen.phone } })
  const otherwise = await gateway.codeTo(chosen.phone)
  expect(await errorsOf(change(boss, chosen, { code: otherwise }))).toEqual(ended)
  const ofAnother = await codeFor(boss, another)
  expect(await errorsOf(change(boss, chosen, { code: ofAnother }))).toEqual(ended)
  await system.execute(sql`delete from sms_phones`)
  const code = await codeFor(boss, chosen)
  expect(await errorsOf(change(await browserOf(), chosen, { code }))).toEqual(ended)
  for (const none of [otherwise, ofAnother].filter((each) => each !== code))
    expect(Object.keys(await errorsOf(change(boss, chosen, { code: none })))).toEqual(['code'])
  expect(await administrators()).toEqual([adminId])
})

test('a code that is too old is none', async () => {
  const boss = await browserOf()
  const chosen = await candidateOn()
  const code = await codeFor(boss, chosen)
  await system.execute(sql`update sms_codes set expires_at = now() - interval '1 second'`)
  expect(await errorsOf(change(boss, chosen, { code }))).toEqual(ended)
})

describe('of a candidate that is changed meanwhile', () => {
  test('the phone that answered is no longer theirs', async () => {
    const boss = await browserOf()
    const chosen = await candidateOn()
    const code = await codeFor(boss, chosen)
    const set = 'update accounts set phone = $2 where id = $1'
    // The change is seen by nobody until it is through, when the code is proved already.
    const late = await meanwhile(
      pool,
      (client) => client.query(set, [chosen.accountId, newPhone()]),
      () => problemOf(change(boss, chosen, { code })),
    )
    expect(late.code).toBe('request.conflict')
    expect(await errorsOf(change(boss, chosen, { code }))).toEqual(ended)
    expect(await administrators()).toEqual([adminId])
  })

  test.each([
    ['disabled', 'enabled = false', 'session.disabled'],
    ['deleted', 'enabled = false, deleted_at = now(), template_id = null', 'request.not_found'],
    ['given a new password', 'must_change_password = true', 'account.password_issued'],
  ])('the account is %s', async (_, set, expected) => {
    const boss = await browserOf()
    const chosen = await candidateOn()
    const code = await codeFor(boss, chosen)
    const late = await meanwhile(
      pool,
      (client) => client.query(`update accounts set ${set} where id = $1`, [chosen.accountId]),
      () => problemOf(change(boss, chosen, { code })),
    )
    expect(late.code).toBe(expected)
    expect(await codeOf(change(boss, chosen, { code }))).toBe(expected)
    expect(await administrators()).toEqual([adminId])
  })
})

test('of two browsers at once one hands over, and there is one administrator', async () => {
  for (let round = 0; round < 4; round += 1) {
    await pool.query(`update accounts set role = 'channel-account' where channel_id = $1 and id <> $2`, [
      channelId,
      adminId,
    ])
    await pool.query(`update accounts set role = 'channel-admin', template_id = null where id = $1`, [adminId])
    await system.update(channels).set({ adminAccountId: adminId }).where(eq(channels.id, channelId))
    const browsers = [await browserOf(), await browserOf()] as const
    const chosen = [await candidateOn(), await candidateOn()] as const
    const codes = [await codeFor(browsers[0], chosen[0]), await codeFor(browsers[1], chosen[1])]
    const answers = await Promise.allSettled(
      browsers.map((boss, at) => change(boss, chosen[at as 0 | 1], { code: codes[at] })),
    )
    const won = answers.findIndex(({ status }) => status === 'fulfilled')
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await administrators()).toEqual([chosen[won as 0 | 1].accountId])
  }
})

test('a clerk who manages accounts hands nothing over, and nobody chooses in another channel', async () => {
  const chosen = await candidateOn()
  const { headers } = await addClerk(server.database, 'mainAdmin', only('accountManagement'))
  const clerk = server.as(headers)
  const body = { accountId: chosen.accountId }
  expect(await codeOf(clerk.channels.sendAdminCode({ body }))).toBe('account.of_admin')
  expect(await codeOf(change(clerk, chosen, { code: '123456' }))).toBe('account.of_admin')
  // A code of the administrator's does not help the clerk.
  const code = await codeFor(await browserOf(), chosen)
  expect(await codeOf(change(clerk, chosen, { code }))).toBe('account.of_admin')
  const stranger = server.as('otherMainAdmin')
  expect(await codeOf(stranger.channels.sendAdminCode({ body }))).toBe('request.not_found')
  expect(await codeOf(change(stranger, chosen, { code }))).toBe('request.not_found')
  expect(await administrators()).toEqual([adminId])
})

test('without a gateway the password stands in for the code, and the second factor once there is one', async () => {
  const chosen = await candidateOn(silent)
  await addClerk(silent.database, 'otherMainAdmin', only(), { phone: chosen.phone })
  const boss = await browserOf(silent)
  expect(await codeOf(boss.channels.sendAdminCode({ body: { accountId: chosen.accountId } }))).toBe('sms_code.off')
  expect(await errorsOf(boss.channels.changeAdmin({ body: { accountId: chosen.accountId, code: '123456' } }))).toEqual({
    currentPassword: { code: 'rule.required', params: {} },
  })
  expect(await problemOf(change(boss, chosen, { currentPassword: 'wrong' }))).toMatchObject({
    code: 'request.invalid',
    errors: { currentPassword: certificationFailed },
  })
  const { own, recoveryCodes } = await withFactor(silent, 'mainAdmin')
  const currentPassword = passwordOf
  expect(await errorsOf(change(own, chosen, { currentPassword }))).toEqual({
    factorCode: { code: 'rule.required', params: {} },
  })
  // A recovery code works once: the question leaves it for the answer.
  const given = { currentPassword, factorCode: recoveryCodes[0] }
  expect(await codeOf(change(own, chosen, given))).toBe('account.bound_elsewhere')
  expect(await change(own, chosen, { ...given, confirmed: true })).toMatchObject({ adminAccountId: chosen.accountId })
})
