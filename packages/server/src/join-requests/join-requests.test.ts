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
const { channel } = await chamber.sessions.show({})

let counter = 0
const newPhone = () => `139${String(30_000_000 + (counter += 1))}`
const pathOf = ({ url }: { url: string }) => url.slice(url.indexOf('/p/'))
const join = pathOf(await chamber.joinPages.openLink({ params: { id: channel.id } }))

const sentTo = async (phone: string) => {
  const { items } = await provider.platformWebhooks.listDeliveries({ query: { pageSize: 100 } })
  return items.filter(({ target }) => target === phone).map(({ content }) => content)
}

/** A company applies, with a code to the phone of whoever does. */
async function applies(change: object = {}, path = join) {
  const [browser, phone] = [phoneAt(server), newPhone()]
  await browser.call('POST', `${path}/join/code`, { phone })
  const [content = ''] = await sentTo(phone)
  const code = /\d{6}/.exec(content)?.[0] ?? ''
  const body = { name: `申请${phone}`, industry: '金融业', applicant: '欧阳娜', phone, code, ...change }
  const send = (again: object = {}) => browser.call('POST', `${path}/join`, { ...body, ...again })
  return { phone, body, send }
}

test('a company applies, is counted nowhere while it waits, and becomes a member that added itself', async () => {
  const before = (await chamber.overview.show({ query: {} })).members.total
  const { phone, body, send } = await applies()
  expect((await send({ code: '000000' })).status).toBe(422)
  expect((await send({ applicant: '' })).body).toMatchObject({ errors: { applicant: { code: 'rule.required' } } })
  const { status, body: made } = await send()
  expect(status).toBe(201)
  const params = { id: String(made['id']) }
  expect(await chamber.companies.list({ query: { q: body.name } })).toEqual({ items: [], total: 0 })
  const waits = await chamber.overview.show({ query: {} })
  expect([waits.members.total, waits.joinRequests?.waiting]).toEqual([before, 1])
  const { version } = await chamber.joinRequests.show({ params })
  const query = { version }
  expect(await codeOf(other.joinRequests.confirm({ params, query }))).toBe('request.not_found')
  const confirmed = await chamber.joinRequests.confirm({ params, query })
  expect(confirmed).toMatchObject({ state: 'confirmed', companyId: expect.any(String) })
  expect(await chamber.companies.show({ params: { companyId: confirmed.companyId ?? '' } })).toMatchObject({
    name: body.name,
    addedBy: 'autonomous',
    industryTags: ['金融业'],
  })
  // Who confirms it is not who stands behind it.
  const { rows } = await pool.query('select created_by from companies where id = $1', [confirmed.companyId])
  expect(rows).toEqual([{ created_by: null }])
  expect(await sentTo(phone)).toHaveLength(2)
  expect(await codeOf(chamber.joinRequests.refuse({ params, query, body: { reason: '晚了' } }))).toBe(
    'join_requests.handled',
  )
  expect((await chamber.overview.show({ query: {} })).joinRequests).toEqual({ waiting: 0, latestAt: null })
})

test('a refusal goes to the applicant with its reason', async () => {
  const { phone, send } = await applies()
  const params = { id: String((await send()).body['id']) }
  const query = { version: (await chamber.joinRequests.show({ params })).version }
  expect(await chamber.joinRequests.refuse({ params, query, body: { reason: '不在本市经营' } })).toMatchObject({
    state: 'refused',
  })
  expect((await sentTo(phone)).join('\n')).toContain('不在本市经营')
  expect(await codeOf(chamber.joinRequests.confirm({ params, query }))).toBe('join_requests.handled')
})

test('of two who handle an application at once one does, and the other is told who did, and when', async () => {
  const { phone, send } = await applies()
  const params = { id: String((await send()).body['id']) }
  const { version } = await chamber.joinRequests.show({ params })
  const another = { params, query: { version: version + 1 } }
  expect(await codeOf(chamber.joinRequests.confirm(another))).toBe('request.conflict')
  expect(await codeOf(chamber.joinRequests.refuse({ ...another, body: { reason: '不在本市经营' } }))).toBe(
    'request.conflict',
  )
  expect(await chamber.joinRequests.show({ params })).toMatchObject({ state: 'pending', version })
  const told = await sentTo(phone)
  const query = { version }
  const outcomes = await Promise.allSettled([
    chamber.joinRequests.confirm({ params, query }),
    chamber.joinRequests.refuse({ params, query, body: { reason: '不在本市经营' } }),
  ])
  const { handledBy, handledAt, version: after } = await chamber.joinRequests.show({ params })
  expect(outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))).toMatchObject([
    { code: 'join_requests.handled', params: { who: handledBy, time: handledAt } },
  ])
  expect(after).toBe(version + 1)
  expect(await sentTo(phone)).toHaveLength(told.length + 1)
})

test('a member, one that waits, and one whose business information is abnormal are refused at once', async () => {
  const { name } = await chamber.companies.create({ body: companyOf() })
  const member = await applies({ name })
  expect((await member.send()).body).toMatchObject({
    code: 'companies.name_taken',
    errors: { name: { code: 'companies.name_taken' } },
  })
  // The code is not used up by it.
  expect((await member.send({ name: `${name}二` })).status).toBe(201)
  const again = await applies({ name: `${name}二` })
  expect((await again.send()).body).toMatchObject({ code: 'join_requests.waiting' })
  const abnormal = { name: '异常贸易', unifiedCreditCode: '', abnormal: true }
  await pool.query(`insert into register_state (generation, companies) values (1, 1)`)
  await pool.query(
    `insert into register_companies (generation, id, name, credit_code, facts, grams)
     values (1, gen_random_uuid(), $1, '', $2, '{}')`,
    [abnormal.name, JSON.stringify(abnormal)],
  )
  const bad = await applies({ name: abnormal.name })
  expect((await bad.send()).body).toMatchObject({ code: 'companies.abnormal' })
})

test('of two that apply at once with one name one waits', async () => {
  const name = `同名${newPhone()}`
  const [one, two] = [await applies({ name }), await applies({ name })]
  const answers = await Promise.all([one.send(), two.send()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('whose name is probably that of a member, in another writing, becomes one once that is confirmed', async () => {
  const member = `会员（${newPhone()}）`
  await chamber.companies.create({ body: companyOf({ name: member }) })
  const { body: made } = await (await applies({ name: member.replace('（', '(').replace('）', ')') })).send()
  const params = { id: String(made['id']) }
  const { version } = await chamber.joinRequests.show({ params })
  const problem = await problemOf(chamber.joinRequests.confirm({ params, query: { version } }))
  expect(problem).toMatchObject({ code: 'companies.name_alike', params: { name: member } })
  expect(await chamber.joinRequests.confirm({ params, query: { version, confirmed: 'true' } })).toMatchObject({
    state: 'confirmed',
  })
})

test('the public home names what is public, and where one joins while that is offered', async () => {
  const home = pathOf(await chamber.chamberPages.openLink({ params: { id: channel.id } }))
  const { id, name } = await chamber.companies.create({ body: companyOf() })
  const hidden = await chamber.companies.create({ body: companyOf() })
  const page = pathOf(await chamber.companies.openLink({ params: { id } }))
  const read = async () => (await phoneAt(server).call('GET', `${home}/chamber`)).body
  expect(await read()).toMatchObject({ joinPath: join, companies: [{ name, path: page }] })
  expect(JSON.stringify(await read())).not.toContain(hidden.name)
  expect(await (await phoneAt(server).get(home)).text()).toContain(name)
  await chamber.joinPages.closeLink({ params: { id: channel.id } })
  expect(await read()).toMatchObject({ joinPath: '' })
  const { send } = await applies().catch(() => ({ send: undefined }))
  expect((await send?.())?.status).toBe(404)
  await chamber.companies.delete({ params: { companyId: id } })
  expect((await read())['companies']).toEqual([])
  expect(await codeOf(other.chamberPages.openLink({ params: { id: channel.id } }))).toBe('request.not_found')
})

test('without a gateway joining cannot be offered', async () => {
  const bare = await startTestServer({ runs: false, demo: false })
  try {
    const client = bare.as('chamberAdmin')
    const { id } = (await client.sessions.show({})).channel
    expect(await codeOf(client.joinPages.openLink({ params: { id } }))).toBe('sms_code.off')
  } finally {
    await bare.stop()
  }
})
