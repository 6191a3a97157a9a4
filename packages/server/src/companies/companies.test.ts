import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { CompanyInput } from '@icss/core/companies/company.ts'
import { emptyCompanies } from '../testing/empty-companies.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { companiesWhere, insertCompany } from './companies.repository.ts'
import { companies } from './companies.tables.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const { database } = server
const db = database.system
const chamber = server.as('chamberAdmin')

beforeEach(async () => {
  await emptyCompanies(db)
})

const draft = { name: '深圳市亿尚智能装备有限公司', industry: '制造业', industryTags: ['软件', '制造'] }
const create = (change: Partial<CompanyInput> = {}) => chamber.companies.create({ body: { ...draft, ...change } })
const add = async (...names: string[]) => {
  for (const name of names) await create({ name })
}
const found = async (query: NonNullable<Parameters<typeof chamber.companies.list>[0]>['query']) =>
  (await chamber.companies.list({ query: { sort: 'addedAt', ...query } })).items.map(({ name }) => name)

const code = '91440300708461136T'

describe('one company', () => {
  test('is made, shown, changed and deleted', async () => {
    const products = [
      { name: '服务', link: 'https://www.example.cn', time: '2026-01-01', description: '一\n二|三\\四' },
    ]
    const made = await create({ name: ' 王龘𠮷书店 ', unifiedCreditCode: code.toLowerCase(), products, highTech: true })
    expect(made).toMatchObject({
      name: '王龘𠮷书店',
      unifiedCreditCode: code,
      products,
      addedBy: 'organisation',
      version: 1,
    })
    expect(made.informationIntegrity).toBe(10)
    const params = { companyId: made.id }
    expect(await chamber.companies.show({ params })).toEqual(made)
    const changed = await chamber.companies.update({ params, query: { version: 1 }, body: { ...draft, listed: true } })
    expect(changed).toMatchObject({
      ...draft,
      listed: true,
      highTech: false,
      products: [],
      version: 2,
      addedAt: made.addedAt,
    })
    expect(await found({ q: '龘𠮷' })).toEqual([])
    expect(await found({ q: '亿尚' })).toEqual([draft.name])
    await chamber.companies.delete({ params })
    for (const call of [
      () => chamber.companies.show({ params }),
      () => chamber.companies.delete({ params }),
      () => chamber.companies.update({ params, query: { version: 2 }, body: draft }),
    ])
      expect(await codeOf(call())).toBe('request.not_found')
  })

  test('changed by two people at once keeps the change of the first', async () => {
    const { id: companyId } = await create()
    const change = (address: string) =>
      chamber.companies.update({ params: { companyId }, query: { version: 1 }, body: { ...draft, address } }).then(
        () => 'ok',
        (error: { code: string }) => error.code,
      )
    expect((await Promise.all(['甲', '乙', '丙'].map(change))).toSorted()).toEqual([
      'ok',
      'request.conflict',
      'request.conflict',
    ])
    expect((await chamber.companies.show({ params: { companyId } })).version).toBe(2)
  })

  test('is in the organisation once, by name and by credit code', async () => {
    const { id: companyId } = await create({ unifiedCreditCode: code })
    expect(await problemOf(create())).toMatchObject({
      code: 'companies.name_taken',
      status: 409,
      errors: { name: { code: 'companies.name_taken' } },
    })
    const again = await problemOf(create({ name: '别名', unifiedCreditCode: code }))
    expect(again).toMatchObject({
      code: 'companies.credit_code_taken',
      errors: { unifiedCreditCode: { code: 'companies.credit_code_taken' } },
    })
    const other = await create({ name: '另一家' })
    const body = { ...draft, name: '另一家' }
    expect(await codeOf(chamber.companies.update({ params: { companyId }, query: { version: 1 }, body }))).toBe(
      'companies.name_taken',
    )
    const update = {
      params: { companyId: other.id },
      query: { version: 1 },
      body: { ...body, unifiedCreditCode: code },
    }
    expect(await codeOf(chamber.companies.update(update))).toBe('companies.credit_code_taken')
    expect(
      (await server.as('otherChamberAdmin').companies.create({ body: { ...draft, unifiedCreditCode: code } })).version,
    ).toBe(1)
  })

  test.each([
    [{ industry: '' }, 'industry', 'rule.required'],
    [{ industryTags: ['1', '2', '3', '4', '5'] }, 'industryTags', 'rule.too_many'],
    [{ logo: 'javascript:alert(1)' }, 'logo', 'rule.address'],
    [{ unifiedCreditCode: '91440300708461136X' }, 'unifiedCreditCode', 'rule.credit_code'],
    [{ name: 'a\u0000b' }, 'name', 'rule.text_invalid'],
    [{ culture: '\ud842' }, 'culture', 'rule.text_invalid'],
    [{ industryTags: ['\ud842'] }, 'industryTags.0', 'rule.text_invalid'],
    [{ name: '长'.repeat(101) }, 'name', 'rule.max_length'],
  ])('%o is refused', async (change, field, fault) => {
    const problem = await problemOf(create(change))
    expect(problem).toMatchObject({ code: 'request.invalid', status: 422, errors: { [field]: { code: fault } } })
    expect(await found({})).toEqual([])
  })
})

describe('searching', () => {
  const names = [
    '深圳市亿尚智能装备有限公司',
    '前海智能（深圳）物流有限公司',
    'ABC-50%_Tech有限公司',
    '王龘𠮷书店',
    '江南布衣"服装\'厂\\',
  ]

  test.each([
    ['智能', [0, 1]],
    ['能装', [0]],
    ['智', [0, 1]],
    ['智能装备', [0]],
    ['智装', []],
    ['能智', []],
    ['智能 深圳', [0, 1]],
    ['  物流　智能 ', [1]],
    ['（深圳）物', [1]],
    ['(深圳)', [1]],
    ['abc', [2]],
    ['ＡＢＣ', [2]],
    ['50%_t', [2]],
    ['%', [2]],
    ['_', [2]],
    ['0%', [2]],
    ['龘𠮷', [3]],
    ['𠮷', [3]],
    ['𠮷书店', [3]],
    ['"', [4]],
    [`'厂`, [4]],
    ['\\', [4]],
    ['厂\\', [4]],
    [`'; delete from companies; --`, []],
    ['', [0, 1, 2, 3, 4]],
    ['   ', [0, 1, 2, 3, 4]],
  ])('%s', async (q, expected) => {
    await add(...names)
    expect(await found({ q })).toEqual(expected.map((i) => names[i]))
  })

  test('finds the legal representative and the credit code too', async () => {
    await create({ name: '甲', legalRepresentative: '欧阳娜', unifiedCreditCode: code })
    await create({ name: '乙' })
    for (const q of ['欧阳', '阳娜', '欧', '欧阳娜', code, code.toLowerCase(), ` ${code} `])
      expect(await found({ q })).toEqual(['甲'])
  })

  test('reads an index, not all rows, under the rights of a tenant', async () => {
    const channelId = channelIdOf('chamberAdmin')
    const { id } = await insertCompany(db, channelId, companyOf({ name: '独一龘家' }))
    await db.execute(sql`insert into companies select (jsonb_populate_record(c, jsonb_build_object(
        'id', gen_random_uuid(), 'name', 'n' || i, 'name_key', 'n' || i))).*
      from companies c, generate_series(1, 5000) i where c.id = ${id}`)
    await db.execute(sql`insert into company_grams select channel_id, id, array[row % 10, row]
      from (select *, row_number() over () as row from companies where id <> ${id})`)
    await db.execute(sql`vacuum analyze companies, company_grams, company_grams_due`)
    const where = companiesWhere(channelId, {
      q: '一龘',
      industry: undefined,
      tag: undefined,
      registrationStatus: undefined,
    })
    const plan = await database.tenant(channelId, async (tenant) => {
      const { rows } = await tenant.execute<{ 'QUERY PLAN': string }>(
        sql`explain ${tenant.select({ id: companies.id }).from(companies).where(where)}`,
      )
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toContain('Bitmap Index Scan on company_grams_grams')
    expect(plan).not.toMatch(/Seq Scan on (?!company_grams_due)/)
  })
})

describe('the list', () => {
  test('is filtered by industry, tag and status together', async () => {
    await create({ name: '甲', industry: '教育', industryTags: ['软件'], registrationStatus: 'existing' })
    await create({ name: '乙', industry: '教育', industryTags: ['软件', '物流'], registrationStatus: '' })
    await create({ name: '丙', industry: '制造业', industryTags: ['物流'] })
    expect(await found({ industry: '教育' })).toEqual(['甲', '乙'])
    expect(await found({ tag: '物流' })).toEqual(['乙', '丙'])
    expect(await found({ tag: '物' })).toEqual([])
    expect(await found({ registrationStatus: 'existing' })).toEqual(['甲'])
    expect(await found({ registrationStatus: '' })).toEqual(['乙', '丙'])
    expect(await found({ industry: '教育', tag: '物流', registrationStatus: '', q: '乙' })).toEqual(['乙'])
  })

  test('is sorted by pinyin, or by the time of adding', async () => {
    await add('中山公司', '阿里公司', '百度公司', '长沙公司', 'Zebra')
    const byName = ['阿里公司', '百度公司', '长沙公司', '中山公司', 'Zebra']
    expect(await found({ sort: 'name' })).toEqual(byName)
    expect(await found({ sort: '-name' })).toEqual(byName.toReversed())
    expect((await found({ sort: '-addedAt' }))[0]).toBe('Zebra')
    expect((await found({ sort: 'addedAt' }))[0]).toBe('中山公司')
  })

  test('comes in pages that hold each company once', async () => {
    const names = Array.from({ length: 23 }, (_, i) => `公司${String(i).padStart(2, '0')}`)
    await add(...names)
    const pages = await Promise.all(
      [1, 2, 3, 4].map((page) => chamber.companies.list({ query: { page, pageSize: 10, sort: 'addedAt' } })),
    )
    expect(pages.map(({ items }) => items.length)).toEqual([10, 10, 3, 0])
    expect(pages.flatMap(({ items }) => items.map(({ name }) => name))).toEqual(names)
    expect(pages.map(({ total }) => total)).toEqual([23, 23, 23, 23])
    expect((await chamber.companies.list({ query: {} })).items).toHaveLength(20)
  })
})
