import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { flags } from '@icss/core/permissions/flags.ts'
import { reportsPerDay } from '@icss/core/reports/report.ts'
import { bindCard, boundEmployee, cardPhone } from '../testing/bound-employee.ts'
import { addClerk } from '../testing/clerks.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { phoneAt } from '../testing/phone.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

// Without a gateway the link alone binds.
const server = await startTestServer({ runs: false, demo: false })
afterAll(() => server.stop())
const { system } = server.database
const chamber = server.as('chamberAdmin')
const other = server.as('otherChamberAdmin')
const provider = server.as('provider')

/** A bound employee on their phone. */
async function bound(who?: 'otherChamberAdmin') {
  const employee = await boundEmployee(server, who)
  const file = (token: string, change: object = {}) =>
    employee.call('POST', 'reports', { token, type: 'fraud', reason: '收了定金后失联', ...change })
  return { ...employee, file }
}

const tokenOf = ({ url }: { url: string }) => url.slice(url.lastIndexOf('/') + 1)

/** A resource on the shelf with its public page. */
async function offered(content = '五百万') {
  const { id: companyId, name: companyName } = await chamber.companies.create({ body: companyOf() })
  const contact = await chamber.employees.create({
    params: { companyId },
    body: { name: '陈志远', position: '经理', phone: '13800138001', avatar: '' },
  })
  const body = { name: '授信额度', content, type: 1 as const, companyId, contactId: contact.id }
  const resource = await chamber.resources.create({ body })
  const token = tokenOf(await chamber.resources.openLink({ params: { id: resource.id } }))
  return { resource, token, companyId, companyName }
}

test('a public page comes compressed, but to whom it names a card of their own; that card comes as it is', async () => {
  const reporter = await bound()
  const { token } = await offered('授信额度五百万。'.repeat(60))
  const encodingFor = async (visitor: typeof reporter.browser, path: string) =>
    (await visitor.get(path)).headers.get('content-encoding')
  expect(await encodingFor(phoneAt(server), `/p/${token}`)).toBe('gzip')
  expect(await encodingFor(reporter.browser, `/p/${token}`)).toBeNull()
  expect(await encodingFor(reporter.browser, `/p/my/${reporter.ref}`)).toBeNull()
})

test('a bound employee reports a resource; upheld it is off the shelf, until the administrator puts it back', async () => {
  const reporter = await bound()
  const { resource, token, companyName, companyId } = await offered()
  // The page offers it to whoever is bound here, and to nobody else.
  expect(await (await reporter.browser.get(`/p/${token}`)).text()).toContain(`"reporter":"${reporter.ref}"`)
  expect(await (await phoneAt(server).get(`/p/${token}`)).text()).not.toContain('"reporter"')
  expect(await reporter.file(token, { reason: '' })).toMatchObject({
    status: 422,
    body: { errors: { reason: { code: 'rule.required' } } },
  })
  const { status, body } = await reporter.file(token)
  expect(status).toBe(201)
  const params = { id: String(body['id']) }
  expect(await chamber.reports.show({ params })).toMatchObject({
    kind: 'resource',
    thingId: resource.id,
    thingName: '授信额度',
    companyId,
    type: 'fraud',
    state: 'open',
    reportedAccount: '13800138001',
    reportedName: '陈志远',
    reportedCompany: companyName,
    reporterAccount: reporter.phone,
    reporterName: '欧阳娜',
    reporterCompany: reporter.company.name,
    handledAt: null,
  })
  expect((await chamber.overview.show({ query: {} })).reports).toMatchObject({ open: 1 })
  const { version } = await chamber.reports.show({ params })
  const query = { version }
  const stale = { params, query: { version: version + 1 }, body: { outcome: 'dismissed' } } as const
  expect(await codeOf(chamber.reports.handle(stale))).toBe('request.conflict')
  expect(await chamber.reports.show({ params })).toMatchObject({ state: 'open', version })
  const handled = await chamber.reports.handle({ params, query, body: { outcome: 'upheld', note: '已核实' } })
  expect(handled).toMatchObject({ state: 'upheld', note: '已核实', handledBy: expect.any(String) })
  expect((await chamber.overview.show({ query: {} })).reports).toEqual({ open: 0, oldestAt: null })
  expect(await problemOf(chamber.reports.handle({ params, query, body: { outcome: 'dismissed' } }))).toMatchObject({
    code: 'reports.handled',
    params: { who: handled.handledBy, time: handled.handledAt },
  })
  expect((await reporter.browser.get(`/p/${token}`)).status).toBe(404)
  const { items } = await provider.platformWebhooks.listDeliveries({ query: { pageSize: 50 } })
  expect(items.find(({ target }) => target === reporter.phone)?.content).toContain('“授信额度”的举报已处理，结果：成立')

  const of = { params: { id: resource.id }, body: { status: 0 as const } }
  const { headers } = await addClerk(
    server.database,
    'chamberAdmin',
    flags.map(() => false),
    { business: true },
  )
  const clerk = server.as(headers)
  expect(await chamber.resources.show({ params: of.params })).toMatchObject({ status: 1, offReason: 'reported' })
  expect(await codeOf(clerk.resources.setStatus(of))).toBe('shelf.reported')
  expect(await codeOf(clerk.reports.list({ query: {} }))).toBe('session.forbidden')
  expect((await clerk.overview.show({ query: {} })).reports).toBeNull()
  expect(await chamber.resources.setStatus(of)).toMatchObject({ status: 0 })
})

test('other pages go off when a report is upheld, and stay when it is dismissed', async () => {
  const reporter = await bound()
  const company = await bound()
  const token = tokenOf(await chamber.companies.openLink({ params: { id: company.company.id } }))
  const cardToken = tokenOf(await chamber.employees.openLink({ params: { id: company.card.id } }))
  const [one, two] = [await reporter.file(token), await reporter.file(cardToken)]
  const handle = async (id: unknown, outcome: 'upheld' | 'dismissed') => {
    const params = { id: String(id) }
    const { version } = await chamber.reports.show({ params })
    return chamber.reports.handle({ params, query: { version }, body: { outcome } })
  }
  await handle(two.body['id'], 'dismissed')
  expect((await reporter.browser.get(`/p/${cardToken}`)).status).toBe(200)
  await handle(one.body['id'], 'upheld')
  expect((await reporter.browser.get(`/p/${token}`)).status).toBe(404)
  const { items } = await chamber.reports.list({ query: { companyId: company.company.id } })
  expect(items.map(({ kind, state }) => [kind, state])).toEqual([
    ['employeeCard', 'dismissed'],
    ['company', 'upheld'],
  ])
})

test('a person reports five times a day, and not at all once unbound, from the same page', async () => {
  const reporter = await bound()
  const { token } = await offered()
  const answers = await Promise.all(Array.from({ length: reportsPerDay + 5 }, () => reporter.file(token)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(reportsPerDay)
  expect(answers.filter(({ body }) => body['code'] === 'reports.too_many')).toHaveLength(5)
  await system.execute(sql`update reports set created_at = now() - interval '25 hours'`)
  expect((await reporter.file(token)).status).toBe(201)
  await reporter.unbind()
  expect(await reporter.file(token)).toMatchObject({ status: 401, body: { code: 'public_session.needed' } })
})

test('whoever has cards in two companies reports as often as anybody; whoever takes a card over begins anew', async () => {
  const reporter = await bound()
  const { token } = await offered()
  const second = await chamber.companies.create({ body: companyOf() })
  const card = await chamber.employees.create({
    params: { companyId: second.id },
    body: { name: '欧阳娜', position: '董事', phone: reporter.phone, avatar: '' },
  })
  const elsewhere = await bindCard(server, 'chamberAdmin', card)
  const report = { token, type: 'fraud', reason: '收了定金后失联' }
  const answers = await Promise.all(
    Array.from({ length: reportsPerDay }, () => [
      reporter.file(token),
      elsewhere.call('POST', 'reports', report),
    ]).flat(),
  )
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(reportsPerDay)
  expect(answers.filter(({ body }) => body['code'] === 'reports.too_many')).toHaveLength(reportsPerDay)

  const params = { employeeId: card.id }
  const { version } = await chamber.employees.show({ params })
  const phone = cardPhone()
  await chamber.employees.update({
    params,
    query: { version },
    body: { name: '陈思', position: '董事', phone, avatar: '' },
  })
  const next = await bindCard(server, 'chamberAdmin', { id: card.id, phone })
  expect((await next.call('POST', 'reports', report)).status).toBe(201)
})

test('what leads nowhere, is of another chamber, or is no page of a member cannot be reported', async () => {
  const reporter = await bound()
  const theirs = await bound('otherChamberAdmin')
  const { token, resource } = await offered()
  const gone = { status: 404, body: { code: 'request.not_found' } }
  expect(await theirs.file(token)).toMatchObject(gone)
  expect(await reporter.file('a'.repeat(22))).toMatchObject(gone)
  const { url } = await chamber.employeeBindings.issue({ params: { employeeId: reporter.card.id } })
  expect(await reporter.file(tokenOf({ url }))).toMatchObject(gone)
  await chamber.resources.setStatus({ params: { id: resource.id }, body: { status: 1 } })
  expect(await reporter.file(token)).toMatchObject(gone)
  const { id } = await chamber.news.create({
    body: {
      title: '走访',
      body: '三家',
      startAt: new Date(Date.now() - 1000).toISOString(),
      endAt: new Date(Date.now() + 86_400_000).toISOString(),
      publisher: '秘书处',
    },
  })
  const news = tokenOf(await chamber.news.openLink({ params: { id } }))
  expect(await reporter.file(news)).toMatchObject(gone)
  await chamber.news.setStatus({ params: { id }, body: { status: 'published' } })
  const filed = await reporter.file(news)
  expect(filed.status).toBe(201)
  const params = { id: String(filed.body['id']) }
  expect(await codeOf(other.reports.show({ params }))).toBe('request.not_found')
  const { version } = await chamber.reports.show({ params })
  const handling = { params, query: { version }, body: { outcome: 'upheld' } } as const
  expect(await codeOf(other.reports.handle(handling))).toBe('request.not_found')
  const asked = '/api/v1/reports/export?kind=news&format=jsonl'
  expect(JSON.parse(await (await server.fetch(asked, { who: 'chamberAdmin' })).text())).toMatchObject({
    thingName: '走访',
    reportedName: '秘书处',
  })
  expect(await (await server.fetch(asked, { who: 'otherChamberAdmin' })).text()).toBe('')
})
