import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CompanyListQuery } from '@icss/core/companies/companies.contract.ts'
import { Database } from '../database/database.ts'
import { mostCounted } from '../search/scan.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { rowsRead } from '../testing/rows-read.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { insertCompany, listCompanies } from './companies.repository.ts'

const testDatabase = await createTestDatabase()
const database = new Database(testDatabase.url)
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})
const channelId = channelIdOf('chamberAdmin')
const count = 3 * mostCounted

beforeAll(async () => {
  await database.tenant(channelId, (db) => insertCompany(db, channelId, companyOf({ name: '样' })))
  const { rows } = await database.system.execute<{ others: string }>(sql`
    select string_agg(quote_ident(column_name), ', ') as others from information_schema.columns
    where table_name = 'companies' and column_name not in ('id', 'name', 'name_key')`)
  const others = rows[0]?.others
  await database.pool.query(`
    insert into companies (id, name, ${others})
    select uuidv7(), case when i % 5000 = 0 then '龘' when i = 7 then 'Ｗ' else '' end || '公司' || i, ${others}
    from companies, generate_series(1, ${count}) i`)
  await database.pool.query('analyze companies')
})

/** A page of a list, and how many companies were read for it. */
const listed = (query: Partial<CompanyListQuery>) =>
  database.tenant(channelId, async (db) => {
    const before = await rowsRead(db, 'companies')
    const { items, total } = await listCompanies(db, channelId, { page: 1, pageSize: 20, sort: 'addedAt', ...query })
    return { names: items.map(({ name }) => name), total, read: (await rowsRead(db, 'companies')) - before }
  })

test.each(['addedAt', 'name'] as const)('a letter that most hold is counted up to a bound, by %s', async (sort) => {
  const first = await listed({ q: '司', sort })
  expect(first.total).toBe(mostCounted)
  expect(first.names).toHaveLength(20)
  expect(first.read).toBeLessThan(mostCounted + 1000)
  const last = await listed({ q: '司', sort, page: mostCounted / 20 })
  expect(last.names).toHaveLength(20)
  expect(await listed({ q: '司', sort, page: mostCounted / 20 + 1 })).toMatchObject({ names: [], total: mostCounted })
})

test.each([
  ['addedAt', [5000, 10_000, 15_000, 20_000]],
  ['name', [10_000, 15_000, 20_000, 25_000]],
] as const)('a letter that few hold is found whole, each company read once, by %s', async (sort, numbers) => {
  const few = await listed({ q: '龘', sort, pageSize: 4 })
  expect(few).toMatchObject({ total: count / 5000, names: numbers.map((number) => `龘公司${number}`) })
  expect(few.read).toBeLessThan(count + 1000)
  expect(await listed({ q: 'w', sort })).toMatchObject({ names: ['Ｗ公司7'], total: 1 })
  const none = await listed({ q: 'Ω', sort })
  expect(none).toMatchObject({ names: [], total: 0 })
  expect(none.read).toBeLessThan(count + 1000)
  expect(await listed({ q: '龘 w', sort })).toMatchObject({ names: [], total: 0 })
})
