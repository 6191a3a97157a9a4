import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bindCard, boundEmployee, cardPhone } from '../testing/bound-employee.ts'
import { finished } from '../testing/import-file.ts'
import { meanwhile } from '../testing/meanwhile.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startSmsGateway } from '../testing/sms-gateway.ts'
import { startTestServer } from '../testing/test-server.ts'

const gateway = await startSmsGateway()
const server = await startTestServer({ demo: false, sms: gateway.sms })
afterAll(async () => {
  await server.stop()
  gateway.close()
})
const { pool, system } = server.database
const chamber = server.as('chamberAdmin')
const channelId = channelIdOf('chamberAdmin')

beforeEach(async () => {
  await system.execute(sql`delete from sms_phones`)
  await system.execute(sql`delete from sms_days`)
})

const resource = { type: 1, name: '授信额度', content: '五百万' }
const bound = () => boundEmployee(server, 'chamberAdmin', { codeTo: gateway.codeTo })
type Employee = Awaited<ReturnType<typeof bound>>

const file = async ({ call }: Pick<Employee, 'call'>, noun = 'resources', draft: object = resource) => {
  const { status, body } = await call('POST', noun, draft)
  expect(status).toBe(201)
  return { params: { id: String(body['id']) } }
}
const approve = async (one: { params: { id: string } }) => {
  const { version } = await chamber.resources.show(one)
  return chamber.resources.setStatus({ ...one, body: { status: 0, version } })
}

/** What phones were told of decisions, in the order of telling. */
const told = async (...phones: string[]) =>
  (
    await pool.query<{ event: string; content: string }>(
      `select event, content from deliveries where target = any($1) and event like 'filing.%' order by created_at, id`,
      [phones],
    )
  ).rows
const counted = async () =>
  (await pool.query<{ sent: number }>('select sent from sms_days where channel_id = $1', [channelId])).rows[0]?.sent ??
  0

test('whoever filed gets an SMS when it is refused, with why, and one when it is approved', async () => {
  const employee = await bound()
  const demand = await file(employee, 'demands', { type: 8, name: '寻找代理', content: '东南亚' })
  await chamber.demands.refuse({ ...demand, body: { refusal: '请写明地区', version: 1 } })
  const company = employee.company.name
  expect((await gateway.messageTo(employee.phone)).body).toContain(
    `你为${company}发布的“寻找代理”没有通过审核，原因：请写明地区。`,
  )
  await chamber.demands.setStatus({ ...demand, body: { status: 0, version: 2 } })
  expect((await gateway.messageTo(employee.phone)).body).toContain(`你为${company}发布的“寻找代理”已通过审核并上架。`)
  expect(await told(employee.phone)).toHaveLength(2)
})

test('one decision is told once, and what decides nothing is not told', async () => {
  const employee = await bound()
  const one = await file(employee)
  // Waiting, it is only taken off; of two that decide at once, one does.
  await chamber.resources.setStatus({ ...one, body: { status: 1 } })
  const { version } = await chamber.resources.show(one)
  const at = { ...one, body: { status: 0, version } } as const
  const answers = await Promise.allSettled([chamber.resources.setStatus(at), chamber.resources.setStatus(at)])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  await approve(one)
  await chamber.resources.setStatus({ ...one, body: { status: 1 } })
  await approve(one)
  expect(await codeOf(chamber.resources.refuse({ ...one, body: { refusal: '晚了' } }))).toBe('shelf.not_waiting')
  const made = await chamber.resources.create({ body: { ...resource, type: 1, companyId: employee.company.id } })
  await chamber.resources.setStatus({ params: { id: made.id }, body: { status: 1 } })
  await approve({ params: { id: made.id } })
  expect((await told(employee.phone)).map(({ event }) => event)).toEqual(['filing.approved'])
})

test('a run over many tells each who filed, once; a dry run and taking it back tell nobody', async () => {
  const [first, second] = [await bound(), await bound()]
  const filed = [await file(first), await file(first), await file(second)]
  const ids = filed.map(({ params }) => params.id)
  const { id: selectionId } = await chamber.selections.create({ body: { noun: 'resources', ids } })
  const run = async (body: { isOn: boolean; dryRun?: boolean }) =>
    finished(chamber, (await chamber.selections.change({ params: { selectionId }, body })).id)
  expect(await run({ isOn: true, dryRun: true })).toMatchObject({ status: 'done', updated: 3 })
  expect(await told(first.phone, second.phone)).toEqual([])
  const approved = await run({ isOn: true })
  expect(approved).toMatchObject({ status: 'done', updated: 3, bad: 0 })
  expect(await run({ isOn: true })).toMatchObject({ updated: 0, skipped: 3 })
  const { id } = await chamber.operations.undo({ params: { operationId: approved.id } })
  expect(await finished(chamber, id)).toMatchObject({ status: 'done', bad: 0 })
  expect(await chamber.resources.show(filed[0] ?? { params: { id: '' } })).toMatchObject({ offReason: 'waiting' })
  expect(await told(first.phone)).toHaveLength(2)
  expect(await told(second.phone)).toHaveLength(1)
})

test('nobody is told once the card is unbound, is another’s, or the thing another company’s', async () => {
  const employee = await bound()
  const [unbound, taken, moved] = [await file(employee), await file(employee), await file(employee)]
  const { id: companyId } = await chamber.companies.create({ body: companyOf() })
  await chamber.resources.update({ ...moved, query: { version: 1 }, body: { ...resource, type: 1, companyId } })
  await approve(moved)
  const params = { employeeId: employee.card.id }
  await employee.unbind()
  await approve(unbound)
  const { version } = await chamber.employees.show({ params })
  const phone = cardPhone()
  await chamber.employees.update({
    params,
    query: { version },
    body: { name: '钱进', position: '经理', phone, avatar: '' },
  })
  const next = await bindCard(server, 'chamberAdmin', { id: employee.card.id, phone }, gateway.codeTo)
  await chamber.resources.refuse({ ...taken, body: { refusal: '与你无关', version: 1 } })
  expect(await told(employee.phone, phone)).toEqual([])
  await approve(await file(next))
  expect(await told(employee.phone, phone)).toHaveLength(1)
})

test('what the channel may send bounds it, and the decision stands all the same', async () => {
  const employee = await bound()
  const [one, two] = [await file(employee), await file(employee)]
  await system.execute(sql`delete from sms_days`)
  await system.execute(sql`update channels set sms_per_day = 1 where id = ${channelId}`)
  const answers = await Promise.all([approve(one), approve(two)])
  await system.execute(sql`update channels set sms_per_day = 0 where id = ${channelId}`)
  const three = await file(employee)
  await system.execute(sql`delete from sms_days`)
  answers.push(await approve(three))
  await system.execute(sql`update channels set sms_per_day = 2000 where id = ${channelId}`)
  for (const answer of answers) expect(answer).toMatchObject({ offReason: '' })
  expect(await told(employee.phone)).toHaveLength(1)
  expect(await counted()).toBe(0)
})

test('a run that waits for one of its records does not hold up the SMS of others', async () => {
  const employee = await bound()
  const ids = [await file(employee), await file(employee)].map(({ params }) => params.id).toSorted()
  const { id: selectionId } = await chamber.selections.create({ body: { noun: 'resources', ids } })
  const run = await meanwhile(
    pool,
    (client) => client.query('select from resources where id = $1 for update', [ids[1]]),
    async () =>
      finished(chamber, (await chamber.selections.change({ params: { selectionId }, body: { isOn: true } })).id),
    (client) => client.query('update sms_days set sent = sent where channel_id = $1', [channelId]),
  )
  expect(run).toMatchObject({ status: 'done', updated: 2, bad: 0 })
  expect(await told(employee.phone)).toHaveLength(2)
})
