import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { filingLimits } from '@icss/core/resources/shelf.ts'
import { bindCard, boundEmployee, cardPhone } from '../testing/bound-employee.ts'
import { addClerk } from '../testing/clerks.ts'
import { meanwhile } from '../testing/meanwhile.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

// Without a gateway the link alone binds.
const server = await startTestServer({ runs: false, demo: false })
afterAll(() => server.stop())
const { pool } = server.database
const { system } = server.database
const chamber = server.as('chamberAdmin')
const other = server.as('otherChamberAdmin')

beforeEach(() => chamber.shelfSettings.update({ body: { needsApproval: true } }))

const resource = { type: 1, name: '授信额度', content: '五百万' }
const demand = { type: 8, name: '寻找代理', content: '东南亚' }
type Employee = Pick<Awaited<ReturnType<typeof boundEmployee>>, 'call'>

const file = async ({ call }: Employee, change: object = {}) => {
  const { status, body } = await call('POST', 'resources', { ...resource, ...change })
  expect(status).toBe(201)
  return { id: String(body['id']), version: Number(body['version']), body }
}
const change = ({ call }: Employee, { id, version }: { id: string; version: number }, more: object = {}) =>
  call('PUT', `resources/${id}?version=${version}`, { ...resource, ...more })
const listed = async ({ call }: Employee, noun = 'resources') =>
  (await call('GET', noun)).body['items'] as Record<string, unknown>[]
const stored = (id: string) => chamber.resources.show({ params: { id } })

const needed = { status: 401, body: { code: 'public_session.needed' } }
const missing = { status: 404, body: { code: 'request.not_found' } }
const conflict = { status: 409, body: { code: 'request.conflict' } }

test('what a bound employee files is of their company and card, waits, and is approved', async () => {
  const employee = await boundEmployee(server)
  expect(await employee.call('POST', 'resources', { ...resource, name: '' })).toMatchObject({
    status: 422,
    body: { errors: { name: { code: 'rule.required' } } },
  })
  expect((await employee.call('POST', 'resources', { ...resource, type: 7 })).status).toBe(422)
  expect((await employee.call('POST', 'resources', { ...resource, companyId: employee.company.id })).status).toBe(422)
  const { id, body } = await file(employee)
  expect(body).toMatchObject({ ...resource, offReason: 'waiting', refusal: '' })
  expect(body).not.toHaveProperty('companyId')
  expect(await stored(id)).toMatchObject({
    companyId: employee.company.id,
    contactId: employee.card.id,
    filedBy: 'autonomous',
    filerName: '欧阳娜',
    status: 1,
    offReason: 'waiting',
  })
  const filed = await employee.call('POST', 'demands', demand)
  expect(filed).toMatchObject({ status: 201, body: { ...demand, offReason: 'waiting' } })
  expect((await chamber.resources.list({ query: { offReason: 'waiting' } })).items.map((one) => one.id)).toEqual([id])
  expect(await chamber.overview.show({ query: {} })).toMatchObject({
    resources: { waiting: 1 },
    demands: { waiting: 1 },
  })
  // The page of the card holds both, so that they are there at once.
  const page = await (await employee.browser.get(`/p/my/${employee.ref}`)).text()
  for (const { name } of [resource, demand]) expect(page).toContain(name)

  const clerk = server.as((await addClerk(server.database, 'chamberAdmin', [], { business: true })).headers)
  const token = (await chamber.resources.openLink({ params: { id } })).url.split('/p/')[1] ?? ''
  const visit = () => employee.browser.call('GET', `/p/${token}/resource`)
  expect((await visit()).status).toBe(404)
  expect(await clerk.resources.setStatus({ params: { id }, body: { status: 0, version: 1 } })).toMatchObject({
    offReason: '',
  })
  expect(await visit()).toMatchObject({
    status: 200,
    body: { name: resource.name, companyName: employee.company.name },
  })
  expect(await listed(employee)).toMatchObject([{ id, offReason: '' }])
  expect(await listed(employee, 'demands')).toMatchObject([{ name: demand.name, offReason: 'waiting' }])
  const [record] = (await chamber.audit.list({ query: { action: 'ownResources.file' } })).items
  expect(record).toMatchObject({
    account: `/p/my/${employee.ref}`,
    changes: [{ after: { filer_id: employee.card.id } }],
  })
})

test('a refusal is seen with its reason; what is changed then waits again, and what is on the shelf too', async () => {
  const employee = await boundEmployee(server)
  const one = await file(employee)
  const params = { id: one.id }
  expect(await chamber.resources.refuse({ params, body: { refusal: '请写明额度条件', version: 1 } })).toMatchObject({
    offReason: 'refused',
    refusal: '请写明额度条件',
  })
  expect(await codeOf(chamber.resources.refuse({ params, body: { refusal: '再次' } }))).toBe('shelf.not_waiting')
  expect(await listed(employee)).toMatchObject([{ offReason: 'refused', refusal: '请写明额度条件' }])
  // Taken off the shelf with others, it is still refused.
  expect(await chamber.resources.setStatus({ params, body: { status: 1 } })).toMatchObject({ offReason: 'refused' })
  expect(await change(employee, one)).toMatchObject(conflict)
  const again = await change(employee, { ...one, version: 3 }, { content: '五百万，抵押' })
  expect(again).toMatchObject({ status: 200, body: { offReason: 'waiting', refusal: '', content: '五百万，抵押' } })
  // What was looked at is what is approved or refused.
  expect(await codeOf(chamber.resources.setStatus({ params, body: { status: 0, version: 3 } }))).toBe(
    'request.conflict',
  )
  expect(await codeOf(chamber.resources.refuse({ params, body: { refusal: '旧', version: 3 } }))).toBe(
    'request.conflict',
  )
  expect(await chamber.resources.setStatus({ params, body: { status: 0, version: 4 } })).toMatchObject({ refusal: '' })
  expect(await change(employee, { ...one, version: 5 })).toMatchObject({ body: { offReason: 'waiting' } })
})

test('where the chamber asks for no approval it is on the shelf at once, but not what the chamber took off', async () => {
  await chamber.shelfSettings.update({ body: { needsApproval: false } })
  expect(await other.shelfSettings.show({})).toEqual({ needsApproval: true })
  const employee = await boundEmployee(server)
  const one = await file(employee)
  expect(one.body).toMatchObject({ offReason: '' })
  expect(await change(employee, one)).toMatchObject({ body: { offReason: '' } })
  await chamber.resources.setStatus({ params: { id: one.id }, body: { status: 1 } })
  expect(await change(employee, { ...one, version: 3 })).toMatchObject({ body: { offReason: 'waiting' } })
  const clerk = server.as((await addClerk(server.database, 'chamberAdmin', [], { business: true })).headers)
  expect(await codeOf(clerk.shelfSettings.update({ body: { needsApproval: true } }))).toBe('session.forbidden')
  const [record] = (await chamber.audit.list({ query: { action: 'shelfSettings.update' } })).items
  expect(record?.changes).toMatchObject([{ after: { filings_need_approval: false } }])
})

test('what is withdrawn lies in the recycle bin, and a report keeps its thing from whoever filed it', async () => {
  const employee = await boundEmployee(server)
  const [gone, kept] = [await file(employee), await file(employee)]
  expect((await employee.call('DELETE', `resources/${gone.id}`)).status).toBe(204)
  expect(await codeOf(stored(gone.id))).toBe('request.not_found')
  expect((await chamber.recycleBin.list({ query: {} })).items).toMatchObject([{ id: gone.id, deletedBy: '欧阳娜' }])
  expect(await employee.call('DELETE', `resources/${gone.id}`)).toMatchObject(missing)
  await pool.query(`update resources set off_reason = 'reported' where id = $1`, [kept.id])
  const reported = { status: 409, body: { code: 'shelf.reported' } }
  expect(await change(employee, kept)).toMatchObject(reported)
  expect(await employee.call('DELETE', `resources/${kept.id}`)).toMatchObject(reported)
})

test('a person files so much a day, withdrawn or not, and has so much at a time', async () => {
  const employee = await boundEmployee(server)
  const answers = await Promise.all(
    Array.from({ length: filingLimits.perDay + 4 }, (_, at) =>
      at % 2 === 0 ? employee.call('POST', 'resources', resource) : employee.call('POST', 'demands', demand),
    ),
  )
  const filed = answers.filter(({ status }) => status === 201)
  expect(filed).toHaveLength(filingLimits.perDay)
  const today = { status: 409, body: { code: 'shelf.too_many_today', params: { max: filingLimits.perDay } } }
  for (const answer of answers.filter((one) => !filed.includes(one))) expect(answer).toMatchObject(today)
  const [first] = await listed(employee)
  expect((await employee.call('DELETE', `resources/${String(first?.['id'])}`)).status).toBe(204)
  expect(await employee.call('POST', 'resources', resource)).toMatchObject(today)
  const another = await boundEmployee(server, 'chamberAdmin', { companyId: employee.company.id })
  await file(another)

  await system.execute(sql`update resources set created_at = now() - interval '25 hours'`)
  await system.execute(sql`update demands set created_at = now() - interval '25 hours'`)
  await system.execute(sql`delete from recycle_bin`)
  await system.execute(
    sql`insert into resources (channel_id, id, company_id, type, name, title, content, filed_by, filer_id, filer_key, grams, created_at)
        select channel_id, gen_random_uuid(), company_id, type, name, title, content, filed_by, filer_id, filer_key, grams, created_at
        from resources, generate_series(1, ${filingLimits.atOnce}) where filer_id = ${employee.card.id} limit ${filingLimits.atOnce}`,
  )
  expect(await employee.call('POST', 'resources', resource)).toMatchObject({
    status: 409,
    body: { code: 'shelf.too_many', params: { max: filingLimits.atOnce } },
  })
  expect(await listed(employee)).toHaveLength(filingLimits.atOnce)
})

test('once unbound nothing more is done, from the same page, nor by what waited for the card meanwhile', async () => {
  const employee = await boundEmployee(server)
  const one = await file(employee)
  expect(
    await meanwhile(
      pool,
      (client) => client.query('update employees set bound = false where id = $1', [employee.card.id]),
      () => employee.call('POST', 'resources', resource),
    ),
  ).toMatchObject(needed)
  await employee.unbind()
  expect(await employee.call('GET', 'resources')).toMatchObject(needed)
  expect(await employee.call('POST', 'resources', resource)).toMatchObject(needed)
  expect(await change(employee, one)).toMatchObject(needed)
  expect(await employee.call('DELETE', `resources/${one.id}`)).toMatchObject(needed)
  expect(await stored(one.id)).toMatchObject({ version: 1, filerName: '欧阳娜' })
  await chamber.employees.delete({ params: { employeeId: employee.card.id } })
  expect(await stored(one.id)).toMatchObject({ filedBy: 'autonomous', filerName: '', contactId: '' })
})

/** Gives a card to a colleague with another phone, who binds it. */
async function takenOver({ card }: Pick<Awaited<ReturnType<typeof boundEmployee>>, 'card'>) {
  const params = { employeeId: card.id }
  const { version } = await chamber.employees.show({ params })
  const phone = cardPhone()
  const body = { name: '钱进', position: '经理', phone, avatar: '' }
  await chamber.employees.update({ params, query: { version }, body })
  return bindCard(server, 'chamberAdmin', { id: card.id, phone })
}

test('whoever takes a card over neither sees nor changes what its former owner filed; the chamber sees who did', async () => {
  const employee = await boundEmployee(server)
  const one = await file(employee, { name: '前任的资源' })
  await employee.call('POST', 'demands', { ...demand, name: '前任的需求' })
  await chamber.resources.refuse({ params: { id: one.id }, body: { refusal: '前任的原因', version: one.version } })
  await employee.unbind()
  const next = await takenOver(employee)
  expect(await listed(next)).toEqual([])
  expect(await listed(next, 'demands')).toEqual([])
  expect(await (await next.browser.get(`/p/my/${next.ref}`)).text()).not.toContain('前任的')
  expect(await change(next, { ...one, version: 2 })).toMatchObject(missing)
  expect(await next.call('DELETE', `resources/${one.id}`)).toMatchObject(missing)
  const own = await file(next)
  expect(await listed(next)).toMatchObject([{ id: own.id }])
  expect(await stored(one.id)).toMatchObject({ version: 2, filerName: '欧阳娜', refusal: '前任的原因' })
  expect(await stored(own.id)).toMatchObject({ filerName: '钱进' })
})

test('a card that is bound anew with the phone of before keeps what was filed from it, also when another had it between', async () => {
  const employee = await boundEmployee(server)
  const one = await file(employee)
  await employee.unbind()
  const again = await bindCard(server, 'chamberAdmin', employee.card)
  expect(await listed(again)).toMatchObject([{ id: one.id }])
  const next = await takenOver(employee)
  const params = { employeeId: employee.card.id }
  const { version } = await chamber.employees.show({ params })
  const { name, position, phone, avatar } = employee.card
  await chamber.employees.update({ params, query: { version }, body: { name, position, phone, avatar } })
  // Another number on the card makes nobody else of whoever has bound it.
  const theirs = await file(next)
  expect(await listed(next)).toMatchObject([{ id: theirs.id }])
  const back = await bindCard(server, 'chamberAdmin', employee.card)
  expect(await listed(back)).toMatchObject([{ id: one.id }])
  expect(await change(back, one)).toMatchObject({ status: 200 })
})

test('what a former owner withdrew does not count for the next, and comes back from the recycle bin as theirs', async () => {
  const employee = await boundEmployee(server)
  const one = await file(employee)
  expect((await employee.call('DELETE', `resources/${one.id}`)).status).toBe(204)
  await system.execute(sql`
    insert into recycle_bin (channel_id, kind, id, name, stored, children, deleted_by)
    select channel_id, kind, gen_random_uuid(), name, stored, children, deleted_by
    from recycle_bin, generate_series(2, ${filingLimits.perDay}) where id = ${one.id}`)
  expect((await employee.call('POST', 'resources', resource)).status).toBe(409)
  const next = await takenOver(employee)
  const own = await file(next)
  await chamber.recycleBin.restore({ params: { kind: 'resources', id: one.id }, body: {} })
  expect((await listed(next)).map(({ id }) => id)).toEqual([own.id])
})

test('a call of the former owner that waited while the card was bound by another is nobody’s', async () => {
  const employee = await boundEmployee(server)
  expect(
    await meanwhile(
      pool,
      async (client) => {
        await client.query(`update employees set owner_key = 'another' where id = $1`, [employee.card.id])
        await client.query(`delete from public_sessions where thing_id = $1`, [employee.card.id])
      },
      () => employee.call('POST', 'resources', resource),
    ),
  ).toMatchObject(needed)
})

test('things of a colleague, of another company, of another chamber and of the back office are nobody else’s', async () => {
  const employee = await boundEmployee(server)
  const colleague = await boundEmployee(server, 'chamberAdmin', { companyId: employee.company.id })
  const theirs = await boundEmployee(server, 'otherChamberAdmin')
  const one = await file(employee)
  const made = await chamber.resources.create({
    body: { ...resource, type: 1, companyId: employee.company.id, contactId: employee.card.id },
  })
  for (const [who, id] of [
    [colleague, one.id],
    [theirs, one.id],
    [employee, made.id],
  ] as const) {
    expect(await change(who, { id, version: 1 })).toMatchObject(missing)
    expect(await who.call('DELETE', `resources/${id}`)).toMatchObject(missing)
    expect((await listed(who)).map((each) => each['id'])).not.toContain(id)
  }
  expect(await codeOf(other.resources.refuse({ params: { id: one.id }, body: { refusal: '无关' } }))).toBe(
    'request.not_found',
  )
  // A session of one page does not name that of another.
  expect(await employee.browser.call('GET', `/p/my/${colleague.ref}/resources`)).toMatchObject(needed)
  // What the chamber gives to another company is not the employee's any more.
  const { id: companyId } = await chamber.companies.create({ body: companyOf() })
  await chamber.resources.update({
    params: { id: one.id },
    query: { version: 1 },
    body: { ...resource, type: 1, companyId },
  })
  expect(await change(employee, { ...one, version: 2 })).toMatchObject(missing)
  expect(await listed(employee)).toEqual([])
})

test('a company that is deleted while one of its cards files does not leave the thing behind', async () => {
  const employee = await boundEmployee(server)
  await file(employee)
  const [deleted, filed] = await Promise.all([
    chamber.companies.delete({ params: { companyId: employee.company.id } }).then(() => 'deleted'),
    employee.call('POST', 'resources', resource),
  ])
  expect(deleted).toBe('deleted')
  expect([201, 401]).toContain(filed.status)
  expect(await chamber.resources.list({ query: { companyId: employee.company.id } })).toEqual({ items: [], total: 0 })
})
