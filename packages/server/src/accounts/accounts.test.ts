import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { flags } from '@icss/core/permissions/flags.ts'
import { addClerk } from '../testing/clerks.ts'
import { keptCode } from '../testing/kept-code.ts'
import { channelIdOf, numberOf, passwordOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { accounts } from './accounts.tables.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

const admin = server.as('mainAdmin')
const only = (...held: string[]) => flags.map((flag) => held.includes(flag))

let next = 820_000
const newNumber = () => String((next += 1))

async function cookieOf(accountNumber: string, password: string): Promise<string> {
  const response = await server.fetch('/adminLogin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountNumber, password }),
  })
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0]
  if (!cookie) throw new Error(`No login: ${await response.text()}`)
  return cookie
}

/** A new account of the main channel with its own password, logged in. */
async function newcomer(held: readonly boolean[] | undefined, phone = '') {
  const number = newNumber()
  const template = held && (await admin.permissionTemplates.create({ body: { name: `T${number}`, flags: [...held] } }))
  const { account, initialPassword } = await admin.accounts.create({
    body: { number, name: `人${number}`, phone, templateId: template?.id ?? '' },
  })
  const first = server.as({ cookie: await cookieOf(number, initialPassword ?? '') })
  const newPassword = `own_${Number(number).toString(36)}`
  await first.sessions.changePassword({ body: { currentPassword: initialPassword ?? '', newPassword } })
  return {
    account,
    template,
    number,
    password: newPassword,
    client: server.as({ cookie: await cookieOf(number, newPassword) }),
  }
}

/** Without the one before. */
const change = (cookie: string, newPassword: string) =>
  server.as({ cookie }).sessions.changePassword({ body: { newPassword } })

describe('the initial password', () => {
  test('where none has to be changed, a call without the present password does not tell whether it is the new one', async () => {
    const { number, password } = await newcomer(undefined)
    const cookie = await cookieOf(number, password)
    const errors = { currentPassword: { code: 'session.password_empty' } }
    for (const guess of [password, 'some_Other9'])
      await expect(change(cookie, guess)).rejects.toMatchObject({ code: 'request.invalid', errors })
  })

  test('is shown once, opens nothing but its change, and is gone after it', async () => {
    const number = newNumber()
    const { account, initialPassword } = await admin.accounts.create({
      body: { number, name: '王小明', templateId: '' },
    })
    expect(account).toMatchObject({ number, mustChangePassword: true, enabled: true, flags: only() })
    expect(initialPassword).toMatch(/^[a-z2-9]{12}$/)
    const cookie = await cookieOf(number, initialPassword ?? '')
    const client = server.as({ cookie })
    expect((await client.sessions.show()).account.mustChangePassword).toBe(true)
    // One behind the other: a refusal that nobody waits for yet is a fault of the run.
    for (const call of [() => client.sessions.listTokens(), () => client.operations.list({ query: {} })])
      expect(await problemOf(call())).toMatchObject({ code: 'session.password_change_needed', status: 403 })

    const change = (currentPassword: string, newPassword: string) =>
      client.sessions.changePassword({ body: { currentPassword, newPassword } })
    expect((await problemOf(change('wrong', 'brand_new1'))).errors.currentPassword?.code).toBe('session.password_wrong')
    expect((await problemOf(change(initialPassword ?? '', 'x y'))).errors.newPassword?.code).toBe(
      'rule.channel_password',
    )
    expect(await codeOf(change(initialPassword ?? '', initialPassword ?? ''))).toBe('account.password_same')

    const response = await server.fetch('/api/v1/session/password', {
      method: 'POST',
      headers: { cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ currentPassword: initialPassword, newPassword: 'brand_new1' }),
    })
    expect(response.status).toBe(204)
    expect(await codeOf(client.sessions.show())).toBe('session.needed')
    const rotated = response.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const changed = server.as({ cookie: rotated })
    expect((await changed.sessions.show()).account.mustChangePassword).toBe(false)
    expect((await changed.sessions.listTokens()).total).toBe(0)
  })

  test('is not asked for again where it was just given: once, by a browser, while it is the initial one', async () => {
    const number = newNumber()
    const { initialPassword = '' } = await admin.accounts.create({ body: { number, name: '李四', templateId: '' } })
    const cookies = await Promise.all([1, 2].map(() => cookieOf(number, initialPassword ?? '')))
    expect(await codeOf(change(cookies[0] ?? '', initialPassword ?? ''))).toBe('account.password_same')
    const both = await Promise.allSettled(cookies.map((cookie, at) => change(cookie, `brand_new${at}`)))
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const password = `brand_new${both.findIndex(({ status }) => status === 'fulfilled')}`
    const after = await cookieOf(number, password)
    expect((await problemOf(change(after, 'another_one'))).errors['currentPassword']?.code).toBe(
      'session.password_empty',
    )
  })

  test('is the configured one where the operator has set it, and is not repeated then', async () => {
    const other = await startTestServer({ runs: false, initialPassword: 'operators_own' })
    try {
      const created = await other
        .as('mainAdmin')
        .accounts.create({ body: { number: '899001', name: '甲', templateId: '' } })
      expect(created.initialPassword).toBeNull()
      const answer = await other
        .as({})
        .sessions.adminLogin({ body: { accountNumber: '899001', password: 'operators_own' } })
      expect(answer.success).toBe(0)
    } finally {
      await other.stop()
    }
  })

  test('the policy of the seed is a form only', async () => {
    const number = newNumber()
    const { initialPassword } = await admin.accounts.create({ body: { number, name: '王小明', templateId: '' } })
    const client = server.as({ cookie: await cookieOf(number, initialPassword ?? '') })
    const change = (newPassword: string) =>
      client.sessions.changePassword({ body: { currentPassword: initialPassword ?? '', newPassword } })
    expect((await problemOf(change('a b c d e'))).errors.newPassword?.code).toBe('rule.channel_password')
    await change('abc123')
  })

  test('a hash of weaker parameters is brought to those of today at the next login', async () => {
    const number = newNumber()
    await admin.accounts.create({ body: { number, name: '王小明', templateId: '' } })
    const weak = await hash('brand_new1', { memoryCost: 4096, timeCost: 1, parallelism: 1 })
    const mine = eq(accounts.number, number)
    await server.database.system.update(accounts).set({ passwordHash: weak }).where(mine)
    const kept = async () => (await server.database.system.select().from(accounts).where(mine))[0]?.passwordHash
    expect(
      (await server.as({}).sessions.adminLogin({ body: { accountNumber: number, password: 'wrong' } })).success,
    ).toBe(2)
    expect(await kept()).toBe(weak)
    await cookieOf(number, 'brand_new1')
    expect(await kept()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    await cookieOf(number, 'brand_new1')
  })

  test('a strict policy refuses what is short or common, and takes 64 of any kind', async () => {
    const strict = await startTestServer({ runs: false, passwordPolicy: 'strict' })
    try {
      const change = (newPassword: string) =>
        strict.as('subAdmin').sessions.changePassword({ body: { currentPassword: passwordOf, newPassword } })
      expect((await problemOf(change('short'))).errors.newPassword?.code).toBe('rule.min_length')
      expect((await problemOf(change('Password123'))).errors.newPassword?.code).toBe('account.password_common')
      expect((await problemOf(change('StarWars'))).errors.newPassword?.code).toBe('account.password_common')
      for (const own of [`x${numberOf('subAdmin')}yyyy`, 'our ICSS rocks', 'channel of subadmin!'])
        expect((await problemOf(change(own))).errors.newPassword?.code).toBe('account.password_own_words')
      expect((await problemOf(change('长'.repeat(65)))).errors.newPassword?.code).toBe('rule.max_length')
      await change(`${'长 ü-"'.repeat(12)}😀|\\x`)
    } finally {
      await strict.stop()
    }
  })

  test('guesses at the present password lock the account', async () => {
    const { client, number, password } = await newcomer(undefined)
    const guess = (currentPassword: string) =>
      client.sessions.changePassword({ body: { currentPassword, newPassword: 'another_1' } })
    for (let i = 0; i < 4; i += 1) expect(await codeOf(guess('wrong'))).toBe('request.invalid')
    expect(await codeOf(guess('wrong'))).toBe('session.locked')
    expect(await codeOf(guess(password))).toBe('session.locked')
    const login = await server.as({}).sessions.adminLogin({ body: { accountNumber: number, password } })
    expect(login.code).toBe('session.locked')
  })
})

test('a template gives its flags; what is taken away acts at once and ends nothing, a reset and disabling end sessions and tokens', async () => {
  const { account, client, number } = await newcomer(only('uploadFile', 'publishNotice'))
  expect((await client.sessions.show()).channel.flags).toEqual(only('uploadFile', 'publishNotice'))
  const { token } = await client.sessions.createToken({ body: { name: 'script', days: 1, readOnly: false } })
  const script = server.as({ authorization: `Bearer ${token}` })
  expect(await codeOf(script.accounts.list({ query: {} }))).toBe('session.forbidden')

  const params = { accountId: account.id }
  const now = await admin.accounts.show({ params })
  const body = { name: now.name, templateId: '' }
  await admin.accounts.update({ params, query: { version: now.version }, body })
  expect((await script.sessions.show()).channel.flags).toEqual(only())
  expect(await codeOf(client.notices.list({ query: {} }))).toBe('session.forbidden')
  expect(await codeOf(admin.accounts.update({ params, query: { version: now.version }, body }))).toBe(
    'request.conflict',
  )

  await admin.accounts.endSessions({ params })
  expect(await codeOf(script.sessions.show())).toBe('session.needed')
  expect(await codeOf(client.sessions.show())).toBe('session.needed')

  const { initialPassword } = await admin.accounts.resetPassword({ params })
  const again = server.as({ cookie: await cookieOf(number, initialPassword ?? '') })
  expect((await again.sessions.show()).account.mustChangePassword).toBe(true)
  expect((await admin.accounts.disable({ params })).enabled).toBe(false)
  expect(await codeOf(again.sessions.show())).toBe('session.needed')
  expect((await admin.accounts.enable({ params })).enabled).toBe(true)
})

test("chamber business is given by the chamber's administrator, ends sessions, and is out of reach for who lacks it", async () => {
  const chamber = server.as('chamberAdmin')
  const held = await addClerk(server.database, 'chamberAdmin', only())
  const manager = await addClerk(server.database, 'chamberAdmin', only('accountManagement'))
  const params = { accountId: held.accountId }
  const client = server.as(held.headers)
  expect(await codeOf(client.companies.list({ query: {} }))).toBe('session.forbidden')
  expect(await codeOf(server.as(manager.headers).accounts.setBusiness({ params, body: { business: true } }))).toBe(
    'session.forbidden',
  )
  expect(await chamber.accounts.setBusiness({ params, body: { business: true } })).toMatchObject({ business: true })
  expect(await codeOf(client.sessions.show())).toBe('session.needed')
  expect(await problemOf(server.as(manager.headers).accounts.resetPassword({ params }))).toMatchObject({
    code: 'permission.beyond_reach',
    params: { flags: 'business' },
  })
  const { items } = await chamber.accounts.list({ query: { q: numberOf('chamberAdmin') } })
  const own = { accountId: items[0]?.id ?? '' }
  expect(items[0]?.business).toBe(true)
  expect(await codeOf(chamber.accounts.setBusiness({ params: own, body: { business: false } }))).toBe(
    'account.admin_has_business',
  )
  const [record] = (await chamber.audit.list({ query: { action: 'accounts.setBusiness' } })).items
  expect(record?.changes).toContainEqual(
    expect.objectContaining({
      before: expect.objectContaining({ business: false }),
      after: expect.objectContaining({ business: true }),
    }),
  )
  await chamber.accounts.setBusiness({ params, body: { business: false } })
  expect((await chamber.accounts.show({ params })).business).toBe(false)
})

test('an account has flags of its own or a template, within reach of who gives them', async () => {
  const manager = await newcomer(only('accountManagement', 'uploadFile'))
  const own = only('uploadFile')
  const made = (
    await manager.client.accounts.create({ body: { number: newNumber(), name: '自定权限', ownFlags: own } })
  ).account
  expect(made).toMatchObject({ ownFlags: own, flags: own, templateId: null, lastSeenAt: null })
  const beyond = manager.client.accounts.create({
    body: { number: newNumber(), name: '自定权限', ownFlags: only('uploadFile', 'homeLogo') },
  })
  expect(await problemOf(beyond)).toMatchObject({ code: 'template.beyond_own', params: { flags: 'homeLogo' } })
  const template = await admin.permissionTemplates.create({ body: { name: '两样都要', flags: own } })
  const both = admin.accounts.create({
    body: { number: newNumber(), name: '自定权限', ownFlags: own, templateId: template.id },
  })
  expect((await problemOf(both)).errors.ownFlags?.code).toBe('account.template_or_own')
  const params = { accountId: made.id }
  const given = await admin.accounts.update({
    params,
    query: { version: made.version },
    body: { name: made.name, ownFlags: only('homeLogo') },
  })
  expect(given.flags).toEqual(only('homeLogo'))
  expect(await codeOf(manager.client.accounts.endSessions({ params }))).toBe('permission.beyond_reach')
  const moved = await admin.accounts.update({
    params,
    query: { version: given.version },
    body: { name: made.name, templateId: template.id },
  })
  expect(moved).toMatchObject({ ownFlags: null, flags: own, templateName: '两样都要' })
  expect((await admin.accounts.list({ query: { templateId: template.id } })).items.map(({ id }) => id)).toEqual([
    made.id,
  ])
  expect((await admin.accounts.list({ query: { q: made.number } })).items[0]?.lastSeenAt).toBeNull()
  expect((await admin.accounts.show({ params: { accountId: manager.account.id } })).lastSeenAt).toMatch(/Z$/)
})

test('nobody takes over or makes an account that holds more than they do', async () => {
  const manager = await newcomer(only('accountManagement', 'uploadFile'))
  const stronger = await newcomer(only('uploadFile', 'publishNotice'))
  const { client } = manager
  const params = { accountId: stronger.account.id }
  const beyond = { params: { flags: 'publishNotice' } }
  for (const call of [
    () => client.accounts.resetPassword({ params }),
    () => client.accounts.disable({ params }),
    () => client.accounts.delete({ params }),
  ])
    expect(await problemOf(call())).toMatchObject({ code: 'permission.beyond_reach', ...beyond })
  for (const call of [
    () => client.permissionTemplates.create({ body: { name: '越权', flags: only('publishNotice') } }),
    () =>
      client.accounts.create({ body: { number: newNumber(), name: '乙', templateId: stronger.template?.id ?? '' } }),
    () =>
      client.permissionTemplates.update({
        params: { templateId: manager.template?.id ?? '' },
        query: { version: 1 },
        body: { name: '自己', flags: only('accountManagement', 'uploadFile', 'publishNotice') },
      }),
  ])
    expect(await problemOf(call())).toMatchObject({ code: 'template.beyond_own', ...beyond })
  const { items } = await client.accounts.list({ query: { q: numberOf('mainAdmin') } })
  const adminParams = { accountId: items[0]?.id ?? '' }
  expect(await codeOf(client.accounts.resetPassword({ params: adminParams }))).toBe('account.of_admin')
  expect(await codeOf(client.accounts.disable({ params: { accountId: manager.account.id } }))).toBe('account.is_self')
  const own = await client.accounts.create({
    body: { number: newNumber(), name: '丙', templateId: manager.template?.id ?? '' },
  })
  await client.accounts.delete({ params: { accountId: own.account.id } })
})

test('a number is taken on the whole platform, and free again once its account is deleted', async () => {
  const taken = { number: numberOf('chamberAdmin'), name: '丁', templateId: '' }
  expect(await problemOf(admin.accounts.create({ body: taken }))).toMatchObject({
    code: 'account.number_taken',
    errors: { number: { code: 'account.number_taken' } },
  })
  const number = newNumber()
  const first = await admin.accounts.create({ body: { ...taken, number } })
  await admin.accounts.delete({ params: { accountId: first.account.id } })
  expect(await codeOf(admin.accounts.show({ params: { accountId: first.account.id } }))).toBe('request.not_found')
  expect((await server.as({}).sessions.adminLogin({ body: { accountNumber: number, password: 'x' } })).success).toBe(1)
  const second = await admin.accounts.create({ body: { ...taken, number } })
  expect(second.account.id).not.toBe(first.account.id)
  expect((await admin.accounts.list({ query: { q: number } })).items.map(({ id }) => id)).toEqual([second.account.id])
})

test('the administrator hands over to another with a phone, and cannot be deleted before', async () => {
  const boss = server.as('otherMainAdmin')
  const me = (await boss.accounts.list({ query: {} })).items.find(({ isCurrentAdmin }) => isCurrentAdmin)
  expect(await codeOf(boss.accounts.delete({ params: { accountId: me?.id ?? '' } }))).toBe('account.admin_needed')
  const make = (phone: string) =>
    boss.accounts.create({ body: { number: newNumber(), name: '戊', phone, templateId: '' } })
  const change = (accountId: string, confirmed = false, code = '000000') =>
    boss.channels.changeAdmin({ body: { accountId, confirmed, code, currentPassword: passwordOf } })
  const chooseOwn = async ({ account, initialPassword }: Awaited<ReturnType<typeof make>>) => {
    const client = server.as({ cookie: await cookieOf(account.number, initialPassword ?? '') })
    await client.sessions.changePassword({
      body: { currentPassword: initialPassword ?? '', newPassword: 'chosen_by_owner' },
    })
    return client
  }
  const silent = await make('')
  await chooseOwn(silent)
  expect(await codeOf(change(silent.account.id))).toBe('account.phone_needed')
  expect(await codeOf(change(me?.id ?? ''))).toBe('account.is_current_admin')

  await newcomer(undefined, '13500135000')
  const bound = await make('13500135000')
  // Whoever made the account knows its password until its owner has chosen one.
  expect(await codeOf(change(bound.account.id, true))).toBe('account.password_issued')
  await chooseOwn(bound)
  await boss.channels.sendAdminCode({ body: { accountId: bound.account.id } })
  const code = await keptCode(server, '13500135000')
  const asked = await problemOf(change(bound.account.id, false, code))
  expect(asked).toMatchObject({ code: 'account.bound_elsewhere', params: {} })
  const { headers } = await addClerk(server.database, 'otherMainAdmin', only('accountManagement'))
  const byClerk = server.as(headers).channels.changeAdmin({ body: { accountId: bound.account.id, confirmed: true } })
  expect(await codeOf(byClerk)).toBe('account.of_admin')
  const channel = await change(bound.account.id, true, code)
  // The phone is the new administrator's, who alone sees it whole.
  expect(channel).toMatchObject({ adminAccountId: bound.account.id, adminPhone: '135****5000' })
  expect(await codeOf(boss.sessions.show())).toBe('session.needed')
  const { rows } = await server.database.pool.query('select role, template_id from accounts where id = $1', [me?.id])
  expect(rows[0]).toMatchObject({ role: 'channel-account', template_id: expect.any(String) })
})

test('a token is listed with its limits and last use, and revoked; a limited one makes no broader one', async () => {
  const { client } = await newcomer(only('uploadFile'))
  const create = (body: { name: string; readOnly: boolean; groups?: string[] }, of = client) =>
    of.sessions.createToken({ body: { days: 7, ...body } })
  expect((await problemOf(create({ name: 'x', readOnly: false, groups: ['nothing'] }))).errors.groups?.code).toBe(
    'rule.choice',
  )
  const { id, token } = await create({ name: 'lists', readOnly: false, groups: ['sessions', 'operations'] })
  const limited = server.as({ authorization: `Bearer ${token}` })
  expect((await limited.operations.list({ query: {} })).total).toBe(0)
  expect(await codeOf(limited.channels.show())).toBe('session.forbidden')
  expect(await codeOf(create({ name: 'all', readOnly: false }, limited))).toBe('request.invalid')
  expect(await codeOf(create({ name: 'more', readOnly: false, groups: ['accounts'] }, limited))).toBe('request.invalid')
  const { items } = await limited.sessions.listTokens()
  expect(items).toMatchObject([
    { id, name: 'lists', readOnly: false, groups: ['sessions', 'operations'], isCurrent: true },
  ])
  expect(Object.keys(items[0] ?? {})).not.toContain('hash')
  const stranger = server.as('otherChamberAdmin')
  expect(await codeOf(stranger.sessions.revokeToken({ params: { tokenId: id } }))).toBe('request.not_found')
  await client.sessions.revokeToken({ params: { tokenId: id } })
  expect(await codeOf(limited.sessions.show())).toBe('session.needed')
})

test('expired sessions and old failures are swept', async () => {
  const { sweepSessions } = await import('../sessions/sweep-sessions.ts')
  const { pool, system } = server.database
  await pool.query(
    `insert into login_failures (key, failures, since) values ('old', 1, now() - interval '2 days'), ('new', 1, now())`,
  )
  await sweepSessions(system)
  expect((await pool.query(`select key from login_failures where key in ('old', 'new')`)).rows).toEqual([
    { key: 'new' },
  ])
  expect((await pool.query('select from sessions where expires_at < now()')).rowCount).toBe(0)
  expect(
    (await pool.query('select from sessions where channel_id = $1', [channelIdOf('mainAdmin')])).rowCount,
  ).toBeGreaterThan(0)
})
