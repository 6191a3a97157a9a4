import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { insertCompany, listCompanies, updateCompany } from '../companies/companies.repository.ts'
import { Database } from '../database/database.ts'
import { apart } from '../database/paced-pool.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { gramsDue } from './grams-due.tables.ts'
import { searchOf } from './grams.ts'
import { remade, remakeGrams } from './remake-grams.ts'

const testDatabase = await createTestDatabase()
const database = new Database(testDatabase.url)
const db = database.system
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const channelId = channelIdOf('chamberAdmin')
const remake = (isStopping = () => false) => remakeGrams(database, isStopping)
const searched = (q: string) =>
  database.tenant(channelId, (tenant) =>
    listCompanies(tenant, channelId, { q, page: 1, pageSize: 20, sort: 'addedAt' }),
  )
const found = async (q: string) => (await searched(q)).items.map(({ name }) => name)
const totalOf = async (q: string) => (await searched(q)).total

/** Adds companies that have the bigrams of the release before: of the characters as they are written. */
async function older(...names: string[]) {
  const [first] = names.splice(0, 1)
  const { id } = await database.tenant(channelId, (tenant) =>
    insertCompany(tenant, channelId, companyOf({ name: first ?? '' })),
  )
  await db.execute(sql`insert into companies select (jsonb_populate_record(c, jsonb_build_object(
      'id', gen_random_uuid(), 'name', other, 'name_key', other))).*
    from companies c, unnest(${sql.param(names)}::text[]) as other where c.id = ${id}`)
  const { rows } = await db.execute<{ id: string; name: string }>(sql`select id, name from companies`)
  const kept = rows.map((row) => {
    const { grams, gramsAsTyped = grams } = searchOf(channelId, row.name)
    return { channel_id: channelId, id: row.id, grams: gramsAsTyped }
  })
  await db.execute(sql`delete from company_grams`)
  await db.execute(sql`insert into company_grams
    select * from json_populate_recordset(null::company_grams, ${JSON.stringify(kept)})`)
  await db.insert(gramsDue).values({ of: 'companies' })
}

beforeEach(async () => {
  await db.execute(sql`delete from companies; delete from company_grams_due; delete from grams_due`)
})

test('rows of an older release are found as before, and by initials and in the other script from then on', async () => {
  await older('億達發展', '亿尚智能')
  const before = async () => [await found('億達'), await found('億達發展'), await found('智能'), await found('亿尚智')]
  expect(await before()).toEqual([['億達發展'], ['億達發展'], ['亿尚智能'], ['亿尚智能']])
  expect([await found('ydfz'), await found('亿达')]).toEqual([[], []])
  await remake()
  expect(await before()).toEqual([['億達發展'], ['億達發展'], ['亿尚智能'], ['亿尚智能']])
  expect([await found('ydfz'), await found('亿达'), await found('億尚')]).toEqual([
    ['億達發展'],
    ['億達發展'],
    ['亿尚智能'],
  ])
  expect(await db.select().from(gramsDue)).toEqual([])
})

test('several servers make all of them anew, and go on where one was stopped', async () => {
  await older(...Array.from({ length: 1200 }, (_, i) => `编号${i}公司`))
  let looks = 0
  await remake(() => (looks += 1) > 1)
  expect(await totalOf('bh')).toBe(500)
  await Promise.all([remake(), remake(), remake()])
  await remake()
  expect(await totalOf('bh')).toBe(1200)
})

test('what is written meanwhile is found by what it says then', async () => {
  await older('旧名公司')
  const { rows } = await db.execute<{ id: string }>(sql`select id from companies`)
  const id = rows[0]?.id ?? ''
  await database.tenant(channelId, async (tenant) => {
    await updateCompany(tenant, channelId, id, 1, companyOf({ name: '新名公司' }))
    await apart(() => remake())
    expect(await apart(() => db.select().from(gramsDue))).toHaveLength(1)
  })
  await remake()
  expect([await found('jmgs'), await found('xmgs')]).toEqual([[], ['新名公司']])
})

test('every table that is searched by bigrams can have them made anew', async () => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'grams'`)
  // The register has them anew with its next import, companies beside their table.
  const names = rows.map(({ name }) => name).filter((name) => name !== 'register_companies' && name !== 'company_grams')
  expect([...remade].toSorted()).toEqual([...names, 'companies'].toSorted())
})
