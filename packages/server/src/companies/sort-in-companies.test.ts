import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { v7 as uuid } from 'uuid'
import type { CompanyDraft } from '@icss/core/companies/company.ts'
import { Database } from '../database/database.ts'
import { apart } from '../database/paced-pool.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { companyPages, deleteCompany, listCompanies, updateCompany } from './companies.repository.ts'
import { companies } from './companies.tables.ts'
import { entityRows } from '../entities/entity-rows.ts'
import { writeEntities } from '../entities/write-entities.ts'
import { companiesStore } from './companies.store.ts'
import { leaveGrams } from './company-grams.ts'
import { sortInCompanies } from './sort-in-companies.ts'

const testDatabase = await createTestDatabase()
const database = new Database(testDatabase.url)
const db = database.system
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const channelId = channelIdOf('chamberAdmin')

beforeEach(async () => {
  await db.execute(sql`delete from companies; delete from company_grams_due; delete from operations`)
})

const sortIn = () => sortInCompanies(database, () => false)

const write = writeEntities(companiesStore, 'name', entityRows(companiesStore), { afterAdding: leaveGrams })

/** Adds companies as an import does that finds some of its rows there. */
const imported = (drafts: readonly CompanyDraft[], onConflict: 'skip' | 'update' = 'skip') =>
  database.tenant(channelId, (tenant, client) =>
    write(
      client,
      channelId,
      drafts.map((draft, i) => ({
        row: i + 1,
        line: i + 2,
        cells: [],
        draft,
        fields: ['name', 'legalRepresentative', 'unifiedCreditCode'],
      })),
      onConflict,
      { db: tenant, operationId: uuid(), by: uuid(), onAlike: 'skip' },
    ),
  )
const named = (...names: string[]) => names.map((name) => companyOf({ name }))

const found = (q: string) =>
  database.tenant(channelId, async (tenant) => {
    const { items, total } = await listCompanies(tenant, channelId, { q, page: 1, pageSize: 20, sort: 'addedAt' })
    expect(total).toBe(items.length)
    return items.map(({ name }) => name)
  })
const rowsOf = async (table: 'company_grams' | 'company_grams_due') =>
  Number((await db.execute<{ count: string }>(sql`select count(*) from ${sql.identifier(table)}`)).rows[0]?.count)
const idOf = async (name: string) =>
  (await db.execute<{ id: string }>(sql`select id from companies where name = ${name}`)).rows[0]?.id ?? ''
const rename = async (from: string, to: string) => {
  const id = await idOf(from)
  await database.tenant(channelId, (tenant) => updateCompany(tenant, channelId, id, 1, companyOf({ name: to })))
}

/** The names on each page of a search. */
const pagesOf = async (q: string, pageSize: number) => {
  const filters = { q, industry: undefined, tag: undefined, registrationStatus: undefined }
  const pages: string[][] = []
  for await (const where of companyPages((work) => database.tenant(channelId, work), channelId, filters, pageSize)) {
    const page = await db.select({ name: companies.name }).from(companies).where(where).orderBy(companies.id)
    pages.push(page.map(({ name }) => name))
  }
  return pages
}

describe.each([
  ['before they are sorted in', () => Promise.resolve()],
  ['when they are sorted in', sortIn],
])('imported companies are found %s', (_when, then) => {
  test('by any part of the name and the representative, each once', async () => {
    await imported([
      companyOf({ name: '深圳市亿尚智能装备有限公司', legalRepresentative: '欧阳娜' }),
      companyOf({ name: 'ＡＢＣ Trading 100%' }),
      companyOf({ name: '王龘𠮷书店' }),
    ])
    await then()
    expect(await found('智能')).toEqual(['深圳市亿尚智能装备有限公司'])
    expect(await found('yszn')).toEqual(['深圳市亿尚智能装备有限公司'])
    expect(await found('oyn 億尚')).toEqual(['深圳市亿尚智能装备有限公司'])
    expect(await found('阳娜 有限公司')).toEqual(['深圳市亿尚智能装备有限公司'])
    expect(await found('欧阳娜 书店')).toEqual([])
    expect(await found('abc trad')).toEqual(['ＡＢＣ Trading 100%'])
    expect(await found('0%')).toEqual(['ＡＢＣ Trading 100%'])
    expect(await found('𠮷书')).toEqual(['王龘𠮷书店'])
    expect(await found('𠮷')).toEqual(['王龘𠮷书店'])
    expect(await found('_0')).toEqual([])
  })

  test('in pages that hold each once', async () => {
    await imported(named('甲公司一', '别家', '乙公司二', '丙公司三', '丁公司', '戊公司五', '己公司六', '庚公司七'))
    await then()
    expect(await pagesOf('公司', 3)).toEqual([
      ['甲公司一', '乙公司二', '丙公司三'],
      ['丁公司', '戊公司五', '己公司六'],
      ['庚公司七'],
    ])
    // Pages are made of what bigrams find; what more is asked for may leave less of them.
    expect((await pagesOf('公司六', 1)).flat()).toEqual(['己公司六'])
    expect((await pagesOf('公司 庚', 3)).flat()).toEqual(['庚公司七'])
    expect((await pagesOf('司', 3)).flat()).toHaveLength(7)
    expect((await pagesOf('', 100)).flat()).toHaveLength(8)
  })

  test('by what they are called now, not by what they were', async () => {
    await imported(named('旧名甲公司', '旧名乙公司', '旧名丙公司'))
    await rename('旧名甲公司', '新名甲公司')
    const third = await idOf('旧名丙公司')
    await database.tenant(channelId, (tenant) => deleteCompany(tenant, channelId, third))
    await then()
    expect(await found('旧名')).toEqual(['旧名乙公司'])
    await rename('旧名乙公司', '新名乙公司')
    expect(await found('旧名')).toEqual([])
    expect(await found('新名')).toEqual(['新名甲公司', '新名乙公司'])
  })

  test('by what a later import makes of them', async () => {
    const code = '91440300708461136T'
    await imported([companyOf({ name: '旧名甲公司', unifiedCreditCode: code }), ...named('旧名乙公司')])
    await imported([companyOf({ name: '新名甲公司', unifiedCreditCode: code }), ...named('新名丙公司')], 'update')
    await then()
    expect(await found('旧名')).toEqual(['旧名乙公司'])
    expect(await found('新名')).toEqual(['新名甲公司', '新名丙公司'])
  })
})

test('companies of two imports at the same time, whose ids lie between each other, are counted once', async () => {
  await imported(named('甲公司', '乙公司'))
  const id = await idOf('乙公司')
  await leaveGrams(db, channelId, id, id)
  expect(await found('公司')).toHaveLength(2)
})

test('what a search reads of the ranges that are due does not grow with the companies in them', async () => {
  for (let i = 0; i < 20; i += 1) await imported(named(...Array.from({ length: 50 }, (_, n) => `公司${i * 50 + n}号`)))
  const read = await database.tenant(channelId, async (tenant) => {
    await listCompanies(tenant, channelId, { q: '公司', page: 1, pageSize: 20, sort: 'addedAt' })
    const { rows } = await tenant.execute<{ read: number }>(sql`
      select (seq_tup_read + idx_tup_fetch)::int as read from pg_stat_xact_user_tables
      where relname = 'company_grams_due'`)
    return rows[0]?.read
  })
  expect(read).toBeLessThan(1000)
})

test('all that is due is sorted in, and nothing twice', async () => {
  const names = Array.from({ length: 2500 }, (_, i) => `公司${i}号`)
  await imported(named(...names))
  await imported(named('后来一', '后来二'))
  expect(await rowsOf('company_grams')).toBe(0)
  await Promise.all([sortIn(), sortIn()])
  expect([await rowsOf('company_grams_due'), await rowsOf('company_grams')]).toEqual([0, 2502])
  expect(await found('2499')).toEqual(['公司2499号'])
})

test('a company that is deleted while it is being sorted in leaves nothing behind', async () => {
  await imported(named('甲公司', '乙公司'))
  const id = await idOf('甲公司')
  await database.tenant(channelId, async (tenant) => {
    await deleteCompany(tenant, channelId, id)
    await apart(async () => {
      await sortIn()
      expect([await rowsOf('company_grams_due'), await rowsOf('company_grams')]).toEqual([1, 0])
    })
  })
  await sortIn()
  expect([await rowsOf('company_grams_due'), await rowsOf('company_grams')]).toEqual([0, 1])
})

test('a company goes with its bigrams', async () => {
  await imported(named('甲公司', '乙公司'))
  await sortIn()
  await db.execute(sql`delete from companies where name = '甲公司'`)
  expect(await rowsOf('company_grams')).toBe(1)
})

test('one that is renamed while it is being sorted in is found by its new name', async () => {
  await imported(named('旧名甲公司'))
  const id = await idOf('旧名甲公司')
  let sorting: Promise<void> | undefined
  await database.tenant(channelId, async (tenant) => {
    await updateCompany(tenant, channelId, id, 1, companyOf({ name: '新名甲公司' }))
    const waits = sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%company_grams%'`
    // It reads the old name, and waits for this transaction with what it made of it: for so short a time that nobody may see it.
    for (let seen = 0; seen === 0;) {
      const round = { isOver: false }
      sorting = apart(sortIn).finally(() => (round.isOver = true))
      while (!round.isOver && seen === 0) seen = (await apart(() => db.execute(waits))).rowCount ?? 0
    }
  })
  await sorting
  // It may have been too long in coming.
  await sortIn()
  expect([await found('旧名'), await found('新名')]).toEqual([[], ['新名甲公司']])
  expect(await rowsOf('company_grams_due')).toBe(0)
})

const running = () =>
  db.execute(sql`insert into operations (channel_id, id, account_id, started_by, kind, status, title, digest, options)
    select ${channelId}, ${uuid()}, id, name, 'companies.import', 'running', '会员.csv', '', '{}'
    from accounts where channel_id = ${channelId} limit 1`)

describe('while an import of the channel goes on', () => {
  test('companies wait', async () => {
    await running()
    await imported(named('甲公司'))
    await sortIn()
    expect(await rowsOf('company_grams')).toBe(0)
    expect(await found('甲公')).toEqual(['甲公司'])
    await db.execute(sql`update operations set status = 'done'`)
    await sortIn()
    expect([await rowsOf('company_grams_due'), await rowsOf('company_grams')]).toEqual([0, 1])
  })

  test('but not for long', async () => {
    await running()
    await imported(named('甲公司'))
    await db.execute(sql`update company_grams_due set added_at = now() - interval '31 s'`)
    await sortIn()
    expect(await rowsOf('company_grams')).toBe(1)
  })

  test('those of other channels do not', async () => {
    await imported(named('甲公司'))
    await running()
    await db.execute(sql`update company_grams_due set channel_id = ${channelIdOf('otherChamberAdmin')}`)
    await sortIn()
    expect(await rowsOf('company_grams_due')).toBe(0)
  })
})
