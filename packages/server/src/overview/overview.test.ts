import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { flags } from '@icss/core/permissions/flags.ts'
import { sweepRecycleBin } from '../recycle-bin/sweep-recycle-bin.ts'
import { addClerk } from '../testing/clerks.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { codeOf } from '../testing/problem-of.ts'
import { recordedStatements } from '../testing/recorded-statements.ts'
import { startTestServer } from '../testing/test-server.ts'
import { monthsUpTo } from './overview.repository.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { pool, system } = server.database
const chamber = server.as('chamberAdmin')
const show = async () => chamber.overview.show({ query: {} })
const now = async () => (await show()).members.months.at(-1)
const noFlags = flags.map(() => false)

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const clerk = async (business: boolean) =>
  server.as((await addClerk(server.database, 'chamberAdmin', noFlags, { business })).headers)

test('months are those of China', () => {
  expect(monthsUpTo(new Date('2026-01-31T15:59:59Z'), 3)).toEqual(['2025-11', '2025-12', '2026-01'])
  expect(monthsUpTo(new Date('2026-01-31T16:00:00Z'), 3)).toEqual(['2025-12', '2026-01', '2026-02'])
})

test('it counts members by month and industry, and who leaves; a restore takes that back, erasure changes nothing', async () => {
  expect(await show()).toMatchObject({ members: { total: 0 }, industries: [], cards: { total: 0, bound: 0 } })
  const ids = []
  for (const industry of ['教育', '教育', '金融业'])
    ids.push((await chamber.companies.create({ body: companyOf({ industry }) })).id)
  const [gone = '', back = ''] = ids
  expect(await show()).toMatchObject({
    members: { total: 3, abnormal: 0 },
    industries: [
      { name: '教育', count: 2 },
      { name: '金融业', count: 1 },
    ],
    otherIndustries: { industries: 0, count: 0 },
  })
  expect(await now()).toMatchObject({ total: 3, joined: 3, left: 0 })
  for (const companyId of [gone, back]) await chamber.companies.delete({ params: { companyId } })
  expect(await now()).toMatchObject({ total: 1, joined: 3, left: 2 })
  await chamber.recycleBin.restore({ params: { kind: 'companies', id: back }, body: {} })
  expect(await now()).toMatchObject({ total: 2, joined: 3, left: 1 })
  await pool.query(`update recycle_bin set deleted_at = now() - interval '31 days' where id = $1`, [gone])
  const before = await show()
  await sweepRecycleBin(server.database)
  expect((await system.execute(sql`select from recycle_bin where id = ${gone}`)).rowCount).toBe(0)
  expect(await show()).toEqual(before)
  await chamber.companies.delete({ params: { companyId: back } })
  const { members } = await show()
  await chamber.recycleBin.erase({ params: { kind: 'companies', id: back } })
  expect((await show()).members).toEqual(members)
})

test('it counts cards, the shelf, and what waits, for whoever has chamber business alone', async () => {
  const { id: companyId } = await chamber.companies.create({ body: companyOf() })
  await chamber.companies.setAbnormal({ params: { companyId }, body: { abnormal: true } })
  const card = { name: '王明', position: '经理', phone: '13800138000', avatar: '' }
  await chamber.employees.create({ params: { companyId }, body: card })
  const offer = { name: '资金', content: '供应链融资', type: 1 as const, companyId }
  for (const days of [3, 30]) await chamber.resources.create({ body: { ...offer, expiresAt: inDays(days) } })
  const { id } = await chamber.resources.create({ body: offer })
  await pool.query(`update resources set off_reason = 'waiting' where id = $1`, [id])
  expect(await show()).toMatchObject({
    members: { abnormal: 1 },
    cards: { total: 1, bound: 0 },
    resources: { onShelf: 2, expiring: 1, waiting: 1 },
    demands: { onShelf: 0, expiring: 0, waiting: 0 },
  })
  // What it counts is what the list finds.
  const { items } = await chamber.resources.list({ query: { expiring: 'true' } })
  expect(items.map(({ expiresAt }) => expiresAt < inDays(7))).toEqual([true])
  expect((await chamber.resources.list({ query: { expiring: 'false' } })).total).toBe(2)
  expect((await server.as('otherChamberAdmin').overview.show({ query: { months: '24' } })).members).toMatchObject({
    total: 0,
  })
  expect(await codeOf((await clerk(false)).overview.show({ query: {} }))).toBe('session.forbidden')
  expect((await (await clerk(true)).overview.show({ query: { months: '3' } })).members.months).toHaveLength(4)
})

test('members are counted by industry from an index alone, however long their rows are', async () => {
  const statements = await recordedStatements(show)
  const { text = '', values = [] } = statements.find((one) => /from "companies".*group by/.test(one.text)) ?? {}
  const client = await pool.connect()
  try {
    await client.query('begin')
    // So few rows are read as they lie: what is asked is whether an index has all that is counted.
    for (const way of ['seqscan', 'bitmapscan', 'indexscan']) await client.query(`set local enable_${way} = off`)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values])
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Index Only Scan using companies_industry')
  } finally {
    await client.query('rollback')
    client.release()
  }
})
