import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { SeenBy } from '@icss/core/employees/employee.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import { addClerk } from '../testing/clerks.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { phoneAt } from '../testing/phone.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tusClient } from '../testing/tus-client.ts'

// Without a gateway the link alone binds.
const server = await startTestServer({ runs: false, demo: false, trustProxy: (_, hop) => hop < 1 })
afterAll(() => server.stop())
const { system } = server.database
const chamber = server.as('chamberAdmin')

const picture = await sharp({ create: { width: 242, height: 242, channels: 3, background: '#b3261e' } })
  .png()
  .toBuffer()

let counter = 0
async function bound(who: 'chamberAdmin' | 'otherChamberAdmin' = 'chamberAdmin') {
  const client = server.as(who)
  const company = await client.companies.create({ body: companyOf() })
  const phone = `139${String(10_000_000 + (counter += 1))}`
  const card = await client.employees.create({
    params: { companyId: company.id },
    body: { name: '王明', position: '经理', phone, avatar: '' },
  })
  const { url } = await client.employeeBindings.issue({ params: { employeeId: card.id } })
  const browser = phoneAt(server, `192.0.2.${counter}`)
  const entered = await browser.call('POST', `/p/${url.split('/p/')[1]}/binding`)
  const { body } = await browser.call('POST', `/p/my/${String(entered.body['ref'])}/binding/card`, {})
  const { url: page } = await client.employees.openLink({ params: { id: card.id } })
  return { company, card, phone, browser, ref: String(body['ref']), token: page.split('/p/')[1] ?? '' }
}
type Bound = Awaited<ReturnType<typeof bound>>

const show = async ({ browser, ref }: Bound, positionSeenBy: SeenBy, phoneSeenBy: SeenBy, avatarSeenBy: SeenBy) => {
  const own = await browser.call('GET', `/p/my/${ref}/employee`)
  const body = { name: '王明', position: '经理', positionSeenBy, phoneSeenBy, avatarSeenBy }
  const saved = await browser.call('PUT', `/p/my/${ref}/employee?version=${String(own.body['version'])}`, body)
  expect(saved.status).toBe(200)
}
const stranger = phoneAt(server, '198.51.100.1')
const gone = { status: 404, body: { code: 'request.not_found' } }

test('a card shows name and company to everybody, and the rest to whom its owner opened it', async () => {
  const one = await bound()
  const member = await bound()
  const ofOther = await bound('otherChamberAdmin')
  const path = `/p/${one.token}/employee-card`
  const closed = { name: '王明', companyName: one.company.name, position: '', phone: '', avatar: '' }
  const whole = { ...closed, position: '经理', phone: `139****${one.phone.slice(-4)}` }

  // As it is at first: to those who have a bound card of this chamber.
  expect(await stranger.call('GET', path)).toMatchObject({ status: 200, body: closed })
  expect(await ofOther.browser.call('GET', path)).toMatchObject({ status: 200, body: closed })
  expect(await member.browser.call('GET', path)).toMatchObject({ status: 200, body: whole })
  expect(await stranger.call('POST', `${path}/phone`)).toMatchObject(gone)
  expect(await member.browser.call('POST', `${path}/phone`)).toMatchObject({ status: 200, body: { phone: one.phone } })

  await show(one, 'everybody', 'nobody', 'bound')
  expect(await stranger.call('GET', path)).toMatchObject({ body: { ...closed, position: '经理' } })
  expect(await member.browser.call('GET', path)).toMatchObject({ body: { position: '经理', phone: '' } })
  expect(await member.browser.call('POST', `${path}/phone`)).toMatchObject(gone)

  await show(one, 'nobody', 'everybody', 'nobody')
  expect(await stranger.call('GET', path)).toMatchObject({ body: { position: '', phone: whole.phone } })
  expect(await stranger.call('POST', `${path}/phone`)).toMatchObject({ body: { phone: one.phone } })

  // Whoever is unbound is a stranger from the next request on.
  await show(one, 'bound', 'bound', 'bound')
  await chamber.employeeBindings.unbind({ params: { employeeId: member.card.id } })
  expect(await member.browser.call('GET', path)).toMatchObject({ body: closed })
})

test('a page and its preview hold nothing that is not open, and a picture that is', async () => {
  const one = await bound()
  const avatar =
    server.url + (await tusClient(server, 'chamberAdmin').whole(picture, { slot: 'employeeAvatar', name: 'a.png' }))
  await system.execute(sql`update employees set avatar = ${avatar} where id = ${one.card.id}`)
  const read = async () => (await stranger.get(`/p/${one.token}`)).text()
  const first = await read()
  expect(first).toContain(`王明 · ${one.company.name}`)
  for (const hidden of [one.phone, '经理', '/objects/']) expect(first).not.toContain(hidden)
  await show(one, 'everybody', 'everybody', 'everybody')
  const opened = await read()
  expect(opened).not.toContain(one.phone)
  const previewed = /og:image" content="([^"]*)"/.exec(opened)?.[1]?.replaceAll('&amp;', '&') ?? ''
  expect(new URL(previewed).origin).toBe(server.url)
  expect((await stranger.get(new URL(previewed).pathname + new URL(previewed).search)).status).toBe(200)
})

test('a card that is not bound is no page, whatever link it has; bound again it is one', async () => {
  const one = await bound()
  const seen = () => stranger.call('GET', `/p/${one.token}/employee-card`)
  expect((await seen()).status).toBe(200)
  await chamber.employeeBindings.unbind({ params: { employeeId: one.card.id } })
  expect(await seen()).toMatchObject(gone)
  expect((await stranger.get(`/p/${one.token}`)).status).toBe(404)
  await system.execute(sql`update employees set bound = true where id = ${one.card.id}`)
  expect((await seen()).status).toBe(200)
  await chamber.employees.delete({ params: { employeeId: one.card.id } })
  expect(await seen()).toMatchObject(gone)
  const { rows } = await system.execute(
    sql`select from public_links where thing_id = ${one.card.id} and kind = 'employeeCard'`,
  )
  expect(rows).toHaveLength(0)
})

test('a vCard holds what whoever downloads it may see', async () => {
  const one = await bound()
  const path = `/p/${one.token}/employee-card/vcard`
  const ofStranger = await stranger.get(path)
  expect(Object.fromEntries(ofStranger.headers)).toMatchObject({
    'content-type': 'text/vcard; charset=utf-8',
    'content-disposition': expect.stringContaining('attachment'),
  })
  expect(await ofStranger.text()).not.toMatch(/TEL|TITLE/)
  await show(one, 'everybody', 'everybody', 'nobody')
  expect(await (await stranger.get(path)).text()).toContain(`TEL;TYPE=CELL:${one.phone}`)

  const own = await server.fetch(`/api/v1/employees/${one.card.id}/vcard`, { who: 'chamberAdmin' })
  expect(await own.text()).toContain('TITLE:经理')
  expect((await server.fetch(`/api/v1/employees/${one.card.id}/vcard`, { who: 'otherChamberAdmin' })).status).toBe(404)
})

test('the public page is opened by the administrator alone', async () => {
  const one = await bound()
  const { headers } = await addClerk(
    server.database,
    'chamberAdmin',
    flags.map(() => false),
    { business: true },
  )
  const clerk = server.as(headers)
  const params = { id: one.card.id }
  expect(await codeOf(clerk.employees.openLink({ params }))).toBe('session.forbidden')
  expect((await clerk.employees.show({ params: { employeeId: one.card.id } })).name).toBe('王明')
})
