import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { boundEmployee, bindCard, cardPhone } from '../testing/bound-employee.ts'
import { keptCode } from '../testing/kept-code.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { phoneAt } from '../testing/phone.ts'
import { startTestServer } from '../testing/test-server.ts'

/* One person with one phone at the public pages of two chambers. */
const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { system } = server.database
const chambers = { chamberAdmin: server.as('chamberAdmin'), otherChamberAdmin: server.as('otherChamberAdmin') }

beforeEach(async () => {
  await system.execute(sql`delete from sms_phones`)
  await system.execute(sql`delete from login_failures`)
})

async function joinPage(who: keyof typeof chambers): Promise<string> {
  const { channel } = await chambers[who].sessions.show({})
  const { url } = await chambers[who].joinPages.openLink({ params: { id: channel.id } })
  return `${url.slice(url.indexOf('/p/'))}/join`
}
const [one, another] = [await joinPage('chamberAdmin'), await joinPage('otherChamberAdmin')]

const codeFor = (phone: string) => keptCode(server, phone)
const applying = (phone: string, code: string) => ({
  name: `两会${phone}`,
  industry: '金融业',
  applicant: '欧阳娜',
  phone,
  code,
})

test('a code of one chamber is none at another, also of the same browser, and wrong ones lock the phone at one alone', async () => {
  const [browser, phone] = [phoneAt(server), cardPhone()]
  expect((await browser.call('POST', `${one}/code`, { phone })).status).toBe(200)
  const code = await codeFor(phone)
  expect(await browser.call('POST', another, applying(phone, code))).toMatchObject({
    status: 422,
    body: { errors: { code: { code: 'sms_code.ended' } } },
  })
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
  for (let i = 0; i < 5; i += 1) await browser.call('POST', one, applying(phone, wrong))
  expect(await browser.call('POST', one, applying(phone, code))).toMatchObject({ body: { code: 'sms_code.locked' } })
  await system.execute(sql`delete from sms_phones`)
  expect((await browser.call('POST', `${another}/code`, { phone })).status).toBe(200)
  expect((await browser.call('POST', another, applying(phone, await codeFor(phone)))).status).toBe(201)
})

test('a company waits at each of two chambers, and what one says of it the other does not know', async () => {
  const [browser, phone] = [phoneAt(server), cardPhone()]
  const made: string[] = []
  for (const path of [one, another]) {
    await system.execute(sql`delete from sms_phones`)
    await browser.call('POST', `${path}/code`, { phone })
    const { status, body } = await browser.call('POST', path, applying(phone, await codeFor(phone)))
    expect(status).toBe(201)
    made.push(String(body['id']))
  }
  const [first = '', second = ''] = made
  const { version } = await chambers.chamberAdmin.joinRequests.show({ params: { id: first } })
  await chambers.chamberAdmin.joinRequests.refuse({
    params: { id: first },
    query: { version },
    body: { reason: '不在本市经营' },
  })
  expect(await chambers.otherChamberAdmin.joinRequests.show({ params: { id: second } })).toMatchObject({
    state: 'pending',
  })
})

test('who is bound at two chambers is unbound at one alone, and each own page is of its chamber', async () => {
  const employee = await boundEmployee(server, 'chamberAdmin', { codeTo: codeFor })
  await system.execute(sql`delete from sms_phones`)
  const company = await chambers.otherChamberAdmin.companies.create({ body: companyOf() })
  const card = await chambers.otherChamberAdmin.employees.create({
    params: { companyId: company.id },
    body: { name: '欧阳娜', position: '顾问', phone: employee.phone, avatar: '' },
  })
  const theirs = await bindCard(server, 'otherChamberAdmin', { id: card.id, phone: employee.phone }, codeFor)
  expect((await employee.call('GET', 'employee')).body).toMatchObject({ position: '经理' })
  expect((await theirs.call('GET', 'employee')).body).toMatchObject({ position: '顾问' })
  // The page of one chamber is none of the browser that has the other's.
  expect((await theirs.browser.call('GET', `/p/my/${employee.ref}/employee`)).status).toBe(401)
  await employee.unbind()
  expect((await employee.call('GET', 'employee')).status).toBe(401)
  expect((await theirs.call('GET', 'employee')).body).toMatchObject({ position: '顾问' })
})
