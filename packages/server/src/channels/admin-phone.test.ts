import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { lostPhoneHours } from '@icss/core/channels/admin-phone.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import { readConfig } from '../config.ts'
import { addClerk } from '../testing/clerks.ts'
import { channelIdOf, passwordOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { keptCode } from '../testing/kept-code.ts'
import { startTestServer } from '../testing/test-server.ts'
import { withFactor } from '../testing/with-factor.ts'
import { replaceLostPhones } from './admin-phone.repository.ts'
import { channels } from './channels.tables.ts'

// Codes are kept in the outbox of the first, and off on the second.
const server = await startTestServer({ runs: false })
const silent = await startTestServer({ runs: false, demo: false })
afterAll(() => Promise.all([server.stop(), silent.stop()]))
const { system } = server.database
const services = { database: server.database, config: readConfig({}) }

beforeEach(async () => {
  await system.execute(sql`delete from sms_phones`)
  await system.execute(sql`delete from login_failures`)
})

const told = async (phone: string) => {
  const { items } = await server.as('provider').platformWebhooks.listDeliveries({ query: { pageSize: 50 } })
  return items.filter(({ target }) => target === phone).map(({ event, content }) => ({ event, content }))
}
const codeFor = (phone: string) => keptCode(server, phone)
const noFlags = flags.map(() => false)
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const [first, second, third] = ['13811110001', '13811110002', '13811110003'] as const

const certificationFailed = { code: 'account.certification_failed', params: { left: 4 } }

test('the administrator sets the first phone by password and code, and changes it by a code to each', async () => {
  const main = server.as('mainAdmin')
  const { headers } = await addClerk(server.database, 'mainAdmin', noFlags)
  const clerk = server.as(headers)
  expect(await main.adminPhone.show()).toEqual({ phone: '', isOwn: true, codes: 'kept', hasFactor: false, next: null })
  expect(await codeOf(clerk.adminPhone.sendCode({ body: { phone: first } }))).toBe('session.forbidden')
  expect(await codeOf(main.adminPhone.sendOldCode())).toBe('account.phone_missing')

  await main.adminPhone.sendCode({ body: { phone: first } })
  const code = await codeFor(first)
  const missing = await problemOf(main.adminPhone.change({ body: { phone: first } }))
  expect(Object.keys(missing.errors).toSorted()).toEqual(['code', 'currentPassword'])
  expect(
    await problemOf(main.adminPhone.change({ body: { phone: first, code, currentPassword: 'wrong' } })),
  ).toMatchObject({ errors: { currentPassword: certificationFailed } })
  const wrong = { phone: first, code: other(code), currentPassword: passwordOf }
  expect((await problemOf(main.adminPhone.change({ body: wrong }))).errors['code']?.code).toBe('sms_code.wrong')
  expect(await main.adminPhone.change({ body: { ...wrong, code } })).toMatchObject({ phone: first })
  expect((await main.sessions.show()).channel.hasAdminPhone).toBe(true)
  expect(await clerk.adminPhone.show()).toMatchObject({ phone: '138****0001', isOwn: false })

  await system.execute(sql`delete from sms_phones`)
  await main.adminPhone.sendCode({ body: { phone: second } })
  await main.adminPhone.sendOldCode()
  const body = { phone: second, code: await codeFor(second), oldCode: await codeFor(first) }
  expect((await problemOf(main.adminPhone.change({ body: { ...body, oldCode: other(body.oldCode) } }))).errors).toEqual(
    {
      oldCode: { code: 'sms_code.wrong', params: { left: 4 } },
    },
  )
  expect(await codeOf(main.adminPhone.change({ body: { ...body, phone: first } }))).toBe('account.is_current_admin')
  // Of several at once with the same codes one is taken.
  const answers = await Promise.allSettled(Array.from({ length: 4 }, () => main.adminPhone.change({ body })))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await main.adminPhone.show()).toMatchObject({ phone: second })
  expect((await told(first))[0]).toMatchObject({ event: 'admin.phone_replaced' })
  const { items } = await main.audit.list({ query: { action: 'adminPhone.change' } })
  expect(items[0]?.changes).toMatchObject([{ before: { admin_phone: first }, after: { admin_phone: second } }])
})

test('a lost phone is replaced after its hours, said to everybody, unless it is called off', async () => {
  const sub = server.as('subAdmin')
  const id = channelIdOf('subAdmin')
  await system.update(channels).set({ adminPhone: first }).where(eq(channels.id, id))
  const lost = { phone: third, currentPassword: passwordOf, factorCode: '123456' }
  expect(await codeOf(sub.adminPhone.replaceLost({ body: lost }))).toBe('second_factor.is_off')
  const { own, recoveryCodes } = await withFactor(server, 'subAdmin')
  const body = (at: number) => ({ ...lost, factorCode: recoveryCodes[at] ?? '' })
  expect((await problemOf(own.adminPhone.replaceLost({ body: lost }))).errors).toEqual({
    factorCode: certificationFailed,
  })
  const { phone, next } = await own.adminPhone.replaceLost({ body: body(0) })
  expect({ phone, next: next?.phone }).toEqual({ phone: first, next: third })
  expect(Math.round((Date.parse(next?.at ?? '') - Date.now()) / 3_600_000)).toBe(lostPhoneHours)
  const { headers } = await addClerk(server.database, 'subAdmin', noFlags)
  expect((await server.as(headers).sessions.show()).channel.adminPhoneChangesAt).toBe(next?.at)
  await replaceLostPhones(services)
  expect(await own.adminPhone.keep()).toMatchObject({ phone: first, next: null })

  await own.adminPhone.replaceLost({ body: body(1) })
  await system.execute(sql`update channels set next_admin_phone_at = now() - interval '1 second' where id = ${id}`)
  await replaceLostPhones(services)
  expect(await own.adminPhone.show()).toMatchObject({ phone: third, next: null })
  expect((await told(first))[0]).toMatchObject({ event: 'admin.phone_replaced' })
})

test('without a gateway the password stands in for the codes, and the second factor once there is one', async () => {
  const main = silent.as('mainAdmin')
  expect(await codeOf(main.adminPhone.sendCode({ body: { phone: first } }))).toBe('sms_code.off')
  const body = { phone: first, currentPassword: passwordOf }
  expect(await main.adminPhone.change({ body })).toMatchObject({ phone: first, codes: 'off' })
  const { own, recoveryCodes } = await withFactor(silent, 'mainAdmin')
  const next = { ...body, phone: second }
  expect((await problemOf(own.adminPhone.change({ body: next }))).errors['factorCode']?.code).toBe('rule.required')
  expect(await own.adminPhone.change({ body: { ...next, factorCode: recoveryCodes[0] ?? '' } })).toMatchObject({
    phone: second,
  })
})

test('another administrator brings another phone, and the phone before is told', async () => {
  const other = server.as('otherMainAdmin')
  const id = channelIdOf('otherMainAdmin')
  await system
    .update(channels)
    .set({ adminPhone: second, nextAdminPhone: first, nextAdminPhoneAt: new Date() })
    .where(eq(channels.id, id))
  const { accountId } = await addClerk(server.database, 'otherMainAdmin', noFlags, { phone: third })
  await other.channels.sendAdminCode({ body: { accountId } })
  await other.channels.changeAdmin({ body: { accountId, code: await codeFor(third), currentPassword: passwordOf } })
  const [channel] = await system.select().from(channels).where(eq(channels.id, id))
  expect(channel).toMatchObject({ adminPhone: third, nextAdminPhone: '', nextAdminPhoneAt: null })
  expect((await told(second))[0]).toMatchObject({ event: 'admin.phone_replaced' })
})
