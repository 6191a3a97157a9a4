import { afterAll, expect, test } from 'vitest'
import { signatureHeaders } from '../outgoing/signature.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { phoneAt } from '../testing/phone.ts'
import { startSmsGateway } from '../testing/sms-gateway.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

const gateway = await startSmsGateway()
// Not demo data: codes go out by the gateway, or not at all.
const sending = await startTestServer({ demo: false, sms: gateway.sms })
const silent = await startTestServer({ runs: false, demo: false })
afterAll(async () => {
  await Promise.all([sending.stop(), silent.stop()])
  gateway.close()
})

async function invited(server: TestServer, phone: string) {
  const chamber = server.as('chamberAdmin')
  const company = await chamber.companies.create({ body: companyOf() })
  const params = { companyId: company.id }
  const card = await chamber.employees.create({ params, body: { name: '王明', position: '经理', phone, avatar: '' } })
  const { url: link } = await chamber.employeeBindings.issue({ params: { employeeId: card.id } })
  const browser = phoneAt(server)
  const { body } = await browser.call('POST', `/p/${link.split('/p/')[1]}/binding`)
  return { browser, path: `/p/my/${String(body['ref'])}`, card }
}

const pageOf = async (browser: ReturnType<typeof phoneAt>, path: string) => (await browser.get(path)).text()

test('a code goes through the gateway, signed, and what it carries binds the card', async () => {
  const phone = '13911110001'
  const { browser, path } = await invited(sending, phone)
  expect(await pageOf(browser, path)).toContain('"codes":"sent"')
  expect((await browser.call('POST', `${path}/binding/code`, { phone })).status).toBe(200)
  const { headers, body } = await gateway.messageTo(phone)
  const id = String(headers['webhook-id'])
  const at = Number(headers['webhook-timestamp'])
  expect(signatureHeaders(gateway.sms.secret, id, body, at)['webhook-signature']).toBe(headers['webhook-signature'])
  const code = /\d{6}/.exec(body.replace(phone, ''))?.[0] ?? ''
  expect((await browser.call('POST', `${path}/binding/card`, { phone, code })).status).toBe(200)
  // Nobody reads it afterwards: with a gateway it is in no list.
  const { items } = await sending.as('provider').platformWebhooks.listDeliveries({ query: { pageSize: 50 } })
  expect(JSON.stringify(items)).not.toContain(code)
})

test('without a gateway codes are off, with the reason, and the link alone binds', async () => {
  const phone = '13911110002'
  const { browser, path, card } = await invited(silent, phone)
  expect(await pageOf(browser, path)).toContain('"codes":"off"')
  expect(await browser.call('POST', `${path}/binding/code`, { phone })).toMatchObject({
    status: 409,
    body: { code: 'sms_code.off', detail: expect.stringContaining('ICSS_SMS_URL') },
  })
  const bound = await browser.call('POST', `${path}/binding/card`, {})
  expect(bound.status).toBe(200)
  const employeeId = card.id
  expect(await silent.as('chamberAdmin').employees.show({ params: { employeeId } })).toMatchObject({ bound: true })
  // Whose time is over has no code to come back by: a new link of the chamber is the way.
  const own = `/p/my/${String(bound.body['ref'])}`
  await silent.database.system.execute(`update public_sessions set expires_at = now() - interval '1 day'`)
  expect(await pageOf(browser, own)).toContain('{"kind":"ended"}')
  expect(await browser.call('POST', `${own}/employee/renewal`, { phone, code: '123456' })).toMatchObject({
    status: 409,
    body: { code: 'sms_code.off' },
  })
})
