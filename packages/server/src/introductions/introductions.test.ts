import { afterAll, expect, test } from 'vitest'
import { companyOf } from '../testing/owned-rows.ts'
import { phoneAt } from '../testing/phone.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { pool } = server.database
const chamber = server.as('chamberAdmin')
const other = server.as('otherChamberAdmin')
const provider = server.as('provider')

let counter = 0
const newPhone = () => `139${String(20_000_000 + (counter += 1))}`

/** A company with a card that its resources and demands name. */
async function member() {
  const { id: companyId, name } = await chamber.companies.create({ body: companyOf() })
  const phone = newPhone()
  const contact = await chamber.employees.create({
    params: { companyId },
    body: { name: '欧阳娜', position: '经理', phone, avatar: '' },
  })
  return { companyId, name, phone, contactId: contact.id }
}

/** A resource and a demand of two companies that match. */
async function pair() {
  const [offering, looking] = [await member(), await member()]
  const resource = await chamber.resources.create({
    body: { type: 1, name: '授信', title: '五百万授信', content: '供应链', ...of(offering) },
  })
  const demand = await chamber.demands.create({ body: { type: 7, name: '找资金', content: '扩产', ...of(looking) } })
  return { offering, looking, resource, demand, body: { resourceId: resource.id, demandId: demand.id } }
}
const of = ({ companyId, contactId }: { companyId: string; contactId: string }) => ({ companyId, contactId })

const sentTo = async (phone: string) => {
  const { items } = await provider.platformWebhooks.listDeliveries({ query: { pageSize: 100 } })
  return items.filter(({ target }) => target === phone).map(({ content }) => content)
}

/** A side at its phone, by the link of its SMS. */
async function atLink(phone: string) {
  const [content = ''] = await sentTo(phone)
  const link = /\/p\/[\w-]{22}/.exec(content)?.[0] ?? ''
  const browser = phoneAt(server)
  const { body } = await browser.call('POST', `${link}/introduction`)
  const own = `/p/my/${String(body['ref'])}/introduction`
  const call = (what: string, sent?: object) => browser.call('POST', `${own}/${what}`, sent)
  return { content, link, browser, own, call, show: () => browser.call('GET', own) }
}

test('both sides get a link, and see each other’s phone once both have accepted on it', async () => {
  const { offering, looking, body, resource } = await pair()
  const made = await chamber.introductions.introduce({ body })
  expect(made).toMatchObject({ state: 'proposed', resourceCompany: offering.name, demandPhone: looking.phone })
  const { items } = await chamber.resources.matches({ params: { id: resource.id } })
  expect(items.find(({ id }) => id === body.demandId)?.introduced).toBe('proposed')
  const one = await atLink(offering.phone)
  const two = await atLink(looking.phone)
  expect(one.content).toContain(looking.name)
  expect(two.content).toContain('五百万授信')
  // A link scanner asks for the page, and nothing comes of it.
  expect((await phoneAt(server).get(one.link)).status).toBe(200)
  expect((await one.show()).body).toMatchObject({
    side: 'resource',
    state: 'proposed',
    hasAccepted: false,
    otherCompany: looking.name,
    otherPhone: '',
    otherContact: '',
  })
  expect((await one.call('agreement', { agreedOn: '2026-11-21' })).body).toMatchObject({
    code: 'introductions.not_in_touch',
  })
  expect((await one.call('acceptance')).body).toMatchObject({ state: 'proposed', hasAccepted: true, otherPhone: '' })
  expect((await two.call('acceptance')).body).toMatchObject({ state: 'inTouch', otherPhone: offering.phone })
  expect((await one.show()).body).toMatchObject({ state: 'inTouch', otherPhone: looking.phone })
  expect(await sentTo(offering.phone)).toHaveLength(2)
  expect((await two.call('agreement', { agreedOn: '2026-02-30' })).body).toMatchObject({
    errors: { agreedOn: { code: 'rule.date' } },
  })
  expect((await two.call('agreement', { agreedOn: '2999-01-01' })).body).toMatchObject({
    errors: { agreedOn: { code: 'rule.day_to_come' } },
  })
  expect((await two.call('agreement', { agreedOn: '2026-11-21' })).body).toMatchObject({ state: 'agreed' })
  expect((await one.call('dropping', { reason: '晚了' })).body).toMatchObject({ code: 'introductions.decided' })
  expect(await chamber.introductions.show({ params: { id: made.id } })).toMatchObject({
    state: 'agreed',
    agreedOn: '2026-11-21',
    decidedBy: '欧阳娜',
  })
})

test('the administrator says what came of it, and two are introduced anew only then', async () => {
  const { body, looking } = await pair()
  const { id } = await chamber.introductions.introduce({ body })
  const params = { id }
  expect(await codeOf(chamber.introductions.introduce({ body }))).toBe('introductions.underway')
  expect((await problemOf(chamber.introductions.drop({ params, body: { reason: ' ' } }))).errors).toMatchObject({
    reason: { code: 'rule.required' },
  })
  expect(await chamber.introductions.drop({ params, body: { reason: '价格' } })).toMatchObject({
    state: 'dropped',
    reason: '价格',
  })
  expect(await codeOf(chamber.introductions.agree({ params, body: { agreedOn: '2026-11-21' } }))).toBe(
    'introductions.decided',
  )
  const again = await chamber.introductions.introduce({ body })
  const found = await chamber.introductions.list({ query: { companyId: looking.companyId } })
  expect(found.items.map((one) => one.id).toSorted()).toEqual([id, again.id].toSorted())
  expect((await other.introductions.list({ query: {} })).total).toBe(0)
  expect(await codeOf(other.introductions.show({ params }))).toBe('request.not_found')
  expect(await codeOf(other.introductions.introduce({ body }))).toBe('request.not_found')
})

test('of two who press at once one introduces', async () => {
  const { body, looking } = await pair()
  const tried = await Promise.allSettled([1, 2, 3].map(() => chamber.introductions.introduce({ body })))
  expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await sentTo(looking.phone)).toHaveLength(1)
})

test('only what matches, is on the shelf and has a contact is introduced', async () => {
  const { body, offering, resource } = await pair()
  const stranger = await pair()
  const talent = await chamber.demands.create({
    body: { type: 9, name: '找人才', content: '急招', ...of(stranger.looking) },
  })
  const own = await chamber.demands.create({ body: { type: 7, name: '找资金', content: '扩产', ...of(offering) } })
  for (const demandId of [talent.id, own.id])
    expect(await codeOf(chamber.introductions.introduce({ body: { ...body, demandId } }))).toBe('introductions.no_fit')
  for (const unknown of [{ demandId: '没有' }, { resourceId: '没有' }])
    expect(await codeOf(chamber.introductions.introduce({ body: { ...body, ...unknown } }))).toBe('request.not_found')
  const silent = await chamber.demands.create({
    body: { type: 7, name: '找资金', content: '扩产', companyId: stranger.looking.companyId },
  })
  expect(await codeOf(chamber.introductions.introduce({ body: { ...body, demandId: silent.id } }))).toBe(
    'introductions.no_contact',
  )
  await chamber.resources.setStatus({ params: { id: resource.id }, body: { status: 1 } })
  expect(await codeOf(chamber.introductions.introduce({ body }))).toBe('introductions.off_shelf')
})

const agePages = () =>
  pool.query(`update public_links set ends_at = ends_at - interval '7 days' where kind = 'introduction'`)

test('a link ends after 7 days, and that of two who are in touch later', async () => {
  const { body, offering, looking } = await pair()
  await chamber.introductions.introduce({ body })
  const [one, two] = [await atLink(offering.phone), await atLink(looking.phone)]
  await one.call('acceptance')
  await two.call('acceptance')
  await agePages()
  expect((await one.show()).status).toBe(200)
  const late = await pair()
  await chamber.introductions.introduce({ body: late.body })
  const three = await atLink(late.offering.phone)
  await agePages()
  expect((await three.call('acceptance')).status).toBe(401)
  expect((await phoneAt(server).get(three.link)).status).toBe(404)
})

test('the overview counts introductions by their present outcome, and those that are stalled', async () => {
  const count = async () => (await chamber.overview.show({ query: {} })).introductions
  const before = await count()
  const [one, two, three] = [await pair(), await pair(), await pair()]
  const ids = []
  for (const { body } of [one, two, three]) ids.push((await chamber.introductions.introduce({ body })).id)
  const [agreed = '', stalled = ''] = ids
  const agreedOn = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Shanghai', dateStyle: 'short' }).format()
  await chamber.introductions.agree({ params: { id: agreed }, body: { agreedOn } })
  await pool.query(`update introductions set updated_at = now() - interval '15 days' where id = $1`, [stalled])
  expect(await count()).toEqual({
    ...before,
    proposed: before.proposed + 2,
    agreed: before.agreed + 1,
    agreedThisMonth: before.agreedThisMonth + 1,
    stalled: before.stalled + 1,
  })
  const { items } = await chamber.introductions.list({ query: { stalled: 'true' } })
  expect(items.map(({ id }) => id)).toEqual([stalled])
})

test('without a gateway nobody is introduced', async () => {
  const bare = await startTestServer({ runs: false, demo: false })
  try {
    const body = {
      resourceId: '0199aa00-0000-7000-8000-000000000001',
      demandId: '0199aa00-0000-7000-8000-000000000002',
    }
    expect(await codeOf(bare.as('chamberAdmin').introductions.introduce({ body }))).toBe('introductions.no_gateway')
  } finally {
    await bare.stop()
  }
})
