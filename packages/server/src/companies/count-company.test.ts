import { and, eq, sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { companyCounts } from '@icss/core/companies/companies.contract.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import { employees } from '../employees/employees.tables.ts'
import { introductions } from '../introductions/introductions.tables.ts'
import { registerComparisons } from '../register/register.tables.ts'
import { reports } from '../reports/reports.tables.ts'
import { resources } from '../resources/resources.tables.ts'
import { addClerk } from '../testing/clerks.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { recordedStatements } from '../testing/recorded-statements.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false, demo: false })
afterAll(() => server.stop())
const { system, pool } = server.database
const chamber = server.as('chamberAdmin')
const channelId = channelIdOf('chamberAdmin')

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()

const product = { name: '服务', link: 'https://www.example.cn', time: '2026-01-01', description: '面向会员' }

/** An introduction between two companies, either of which may be any. */
const introduced = (resourceCompanyId: string, demandCompanyId: string) => ({
  channelId,
  id: uuid(),
  resourceId: uuid(),
  resourceSideId: uuid(),
  resourceCompanyId,
  resourceName: '资金',
  resourceCompany: '甲',
  resourceContact: '王明',
  resourcePhone: '13800138000',
  demandId: uuid(),
  demandSideId: uuid(),
  demandCompanyId,
  demandName: '资金',
  demandCompany: '乙',
  demandContact: '周文',
  demandPhone: '13800138001',
})

const reportOf = (companyId: string) => ({
  channelId,
  id: uuid(),
  kind: 'company' as const,
  thingId: companyId,
  thingName: '甲',
  companyId,
  type: 'fraud' as const,
  reason: '失联',
  reportedAccount: '',
  reportedName: '甲',
  reportedCompany: '甲',
  reporterId: uuid(),
  reporterAccount: '13800138002',
  reporterName: '陈思',
  reporterCompany: '乙',
})

/** A company with some of everything, beside another with some more. */
async function surrounded() {
  const company = await chamber.companies.create({ body: companyOf({ products: [product, product] }) })
  const neighbour = await chamber.companies.create({ body: companyOf({ products: [product] }) })
  for (const { id: companyId, name } of [company, neighbour]) {
    const params = { companyId }
    const cards = ['13800138000', '13800138001', '13800138002'].map((phone) =>
      chamber.employees.create({ params, body: { name: '王明', position: '经理', phone, avatar: '' } }),
    )
    const [bound] = await Promise.all(cards)
    await system
      .update(employees)
      .set({ bound: true })
      .where(and(eq(employees.channelId, channelId), eq(employees.id, bound?.id ?? '')))
    const offer = { name: '资金', content: '供应链融资', companyId }
    const [, off, gone] = await Promise.all(
      [1, 2, 3, 4].map(() => chamber.resources.create({ body: { ...offer, type: 1 } })),
    )
    await chamber.resources.setStatus({ params: { id: off?.id ?? '' }, body: { status: 1 } })
    await system
      .update(resources)
      .set({ expiresAt: sql`now() - interval '1 day'` })
      .where(and(eq(resources.channelId, channelId), eq(resources.id, gone?.id ?? '')))
    await chamber.demands.create({ body: { ...offer, type: 7 } })
    await chamber.activities.create({
      body: {
        title: '沙龙',
        place: '前海',
        headImage: 'k.jpg',
        startAt: inDays(1),
        endAt: inDays(2),
        publisher: '办公室',
        company: name,
        contact: '王明',
        content: '议程',
      },
    })
    await system.insert(reports).values(reportOf(companyId))
  }
  const others = [uuid(), uuid()]
  await system
    .insert(introductions)
    .values([
      introduced(company.id, neighbour.id),
      introduced(neighbour.id, company.id),
      introduced(company.id, others[0] ?? ''),
      introduced(neighbour.id, others[1] ?? ''),
    ])
  return { company, neighbour, params: { companyId: company.id } }
}

test('a company is counted as its lists count it', async () => {
  const { company, params } = await surrounded()
  const counts = await chamber.companies.counts({ params })
  expect(counts).toEqual({
    products: 2,
    cards: { total: 3, bound: 1 },
    resources: { total: 4, onShelf: 2 },
    demands: { total: 1, onShelf: 1 },
    introductions: 3,
    activities: 1,
    reports: 1,
    comparison: null,
  })
  const { id: companyId, name } = company
  const totals = await Promise.all([
    chamber.employees.list({ params, query: {} }),
    chamber.resources.list({ query: { companyId } }),
    chamber.resources.list({ query: { companyId, status: '0' } }),
    chamber.demands.list({ query: { companyId } }),
    chamber.introductions.list({ query: { companyId } }),
    chamber.activities.list({ query: { company: name } }),
    chamber.reports.list({ query: { companyId } }),
  ])
  expect(totals.map(({ total }) => total)).toEqual([3, 4, 2, 1, 3, 1, 1])
})

test('it is said what the last comparison with the register found, until the company changes', async () => {
  const { id: companyId } = await chamber.companies.create({ body: companyOf() })
  const params = { companyId }
  const comparedAt = new Date(inDays(-1))
  await system
    .insert(registerComparisons)
    .values({ channelId, companyId, generation: 1, differences: 2, abnormal: false, comparedAt })
  expect(await chamber.companies.counts({ params })).toMatchObject({
    comparison: { differences: 2, comparedAt: comparedAt.toISOString() },
  })
  await chamber.companies.update({ params, query: { version: 1 }, body: companyOf() })
  expect(await chamber.companies.counts({ params })).toMatchObject({ comparison: null })
})

test('reports are counted for whoever reads them alone, and a company of another channel for nobody', async () => {
  const { params } = await surrounded()
  const none = flags.map(() => false)
  const clerk = await addClerk(server.database, 'chamberAdmin', none, { business: true })
  const answer = await server.fetch(`/api/v1/companies/${params.companyId}/counts`, { headers: clerk.headers })
  expect(answer.status).toBe(200)
  expect(companyCounts.parse(await answer.json())).toMatchObject({ cards: { total: 3 }, reports: null })
  expect(await codeOf(server.as('otherChamberAdmin').companies.counts({ params }))).toBe('request.not_found')
})

/** Of the neighbour there is very much more: a row of each table so often, under other ids. */
const tables = [
  ['employees', 'company_id', `jsonb_build_object('phone', '137' || lpad(n::text, 8, '0'))`],
  ['resources', 'company_id', `'{}'`],
  ['demands', 'company_id', `'{}'`],
  ['reports', 'company_id', `'{}'`],
  ['activities', 'company', `'{}'`],
  [
    'introductions',
    'resource_company_id',
    `jsonb_build_object('demand_company_id', $1::text, 'demand_id', gen_random_uuid())`,
  ],
] as const

test('one statement counts it, and reads of no other company', async () => {
  const { params, neighbour } = await surrounded()
  const counted = (await recordedStatements(() => chamber.companies.counts({ params }))).filter(({ text }) =>
    text.includes('count(*)'),
  )
  expect(counted).toHaveLength(1)
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const [table, of, change] of tables) {
      const whose = of === 'company' ? neighbour.name : neighbour.id
      await client.query(
        `insert into ${table} select (jsonb_populate_record(t, jsonb_build_object('id', gen_random_uuid()) || ${change})).*
         from ${table} t, generate_series(1, 3000) n where t.id = (select id from ${table} where ${of}::text = $1 limit 1)`,
        [whose],
      )
      await client.query(`analyze ${table}`)
    }
    const [{ text = '', values = [] } = {}] = counted
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (analyze, costs off, timing off) ${text}`, [
      ...values,
    ])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).not.toMatch(/Seq Scan on (?:employees|resources|demands|reports|activities|introductions)/)
    const left = Array.from(plan.matchAll(/Rows Removed by \w+(?: \w+)?: (\d+)/g), ([, removed]) => Number(removed))
    expect(left.filter((removed) => removed > 10)).toEqual([])
  } finally {
    await client.query('rollback')
    client.release()
  }
})
