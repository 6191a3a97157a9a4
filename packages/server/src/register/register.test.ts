import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { addClerk } from '../testing/clerks.ts'
import { readConfig } from '../config.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { recordedStatements } from '../testing/recorded-statements.ts'
import { startTestServer } from '../testing/test-server.ts'
import { compareMembers } from './compare-members.ts'
import { importRegister } from './import-register.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { database } = server
const chamber = server.as('chamberAdmin')
const other = server.as('otherChamberAdmin')

const folder = await mkdtemp(join(tmpdir(), 'icss-register-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

async function imported(content: string, options = {}) {
  const path = join(folder, 'register.csv')
  await writeFile(path, content)
  return importRegister(database, path, options)
}

const code = '91350100M000100Y43'
const head = '企业名称,统一社会信用代码,法定代表人,企业类型,登记状态,注册资本,经营异常\n'
const lines = [
  `深圳市亿尚智能装备有限公司,${code},王龘,有限责任公司,存续,1000万人民币,否`,
  '深圳市亿尚智能科技有限公司,,李吉,有限责任公司,在营,,否',
  '广州智能装备研究院,,欧阳娜,事业单位,存续,,否',
  '失信贸易有限公司,,张伟,有限责任公司,存续,,是',
]
const whole = head + lines.join('\n')
const find = (q: string, who = chamber) => who.register.search({ body: { q } })
const names = async (q: string) => (await find(q)).items.map(({ company }) => company.name)

beforeAll(() => imported(whole))
// Other tests of this minute have asked as well.
beforeEach(() => database.system.execute(sql`delete from call_counts`))

describe('deep search', () => {
  test('finds by code, by how a name begins, and by words in any part of it, and is recorded', async () => {
    expect(await names(code.toLowerCase())).toEqual(['深圳市亿尚智能装备有限公司'])
    expect(await names('深圳市亿尚')).toEqual(['深圳市亿尚智能科技有限公司', '深圳市亿尚智能装备有限公司'])
    expect(await names('智能装备')).toEqual(['广州智能装备研究院', '深圳市亿尚智能装备有限公司'])
    expect(await names('装备 广州')).toEqual(['广州智能装备研究院'])
    expect(await codeOf(find('没有这样的企业'))).toBe('companies.search_empty')
    const [record] = (await chamber.audit.list({ query: { action: 'register.search' } })).items
    expect(record?.changes).toContainEqual(
      expect.objectContaining({ after: { q: '没有这样的企业', found: 0 }, of: 'register_searches' }),
    )
  })

  test('of many whose names begin alike it reads those that it answers', async () => {
    onTestFinished(async () => {
      await imported(whole)
    })
    await imported(head + Array.from({ length: 3000 }, (_, n) => `深圳市企业${n},,,,,,否`).join('\n'))
    const read = (await recordedStatements(() => find('深圳市'))).find(({ text }) => / like /.test(text))
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) ${read?.text}`,
      read?.values as unknown[],
    )
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Scan using register_companies_name')
    expect(plan).not.toContain('Sort')
  })

  test('words that many names have are looked for in the index, however those names lie in the file', async () => {
    onTestFinished(async () => {
      await imported(whole)
    })
    const lines = Array.from({ length: 30_000 }, (_, n) => `${n}号${n < 25_000 ? '物流' : '医药'}公司,,,,,,否`)
    await imported(head + lines.join('\n'))
    let found: readonly string[] = []
    const statements = await recordedStatements(async () => {
      found = await names('医药')
    })
    const looked = statements.find(({ text }) => text.includes('as containing'))
    expect(found).toHaveLength(10)
    const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
      `explain (costs off) ${looked?.text}`,
      looked?.values as unknown[],
    )
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('Bitmap Index Scan on register_companies_grams')
  })

  test('fills in what it knows, and says who is a member or lies in the bin', async () => {
    const { id, items } = await find(code)
    expect(items[0]).toMatchObject({
      standing: 'free',
      companyId: null,
      company: { legalRepresentative: '王龘', registrationStatus: 'existing', registeredCapital: '1000万人民币' },
    })
    const { abnormal: _, ...facts } = items[0]?.company ?? {}
    const body = companyOf({ ...facts, industry: '制造业' })
    const { id: companyId } = await chamber.companies.create({ body })
    expect((await find(code)).items[0]).toMatchObject({ standing: 'member', companyId })
    expect((await find(code, other)).items[0]).toMatchObject({ standing: 'free' })
    expect(await codeOf(other.register.show({ params: { searchId: id } }))).toBe('request.not_found')
    await chamber.companies.delete({ params: { companyId } })
    expect((await chamber.register.show({ params: { searchId: id } })).items[0]).toMatchObject({
      standing: 'binned',
      companyId,
    })
  })

  test('an abnormal company is shown as such and added by nobody, not even by hand; a member that becomes so stays', async () => {
    expect((await find('失信贸易')).items[0]?.company.abnormal).toBe(true)
    const refused = await problemOf(chamber.companies.create({ body: companyOf({ name: '失信贸易有限公司' }) }))
    expect(refused).toMatchObject({ code: 'companies.abnormal', errors: { name: { code: 'companies.abnormal' } } })
    const made = await chamber.companies.create({ body: companyOf() })
    const params = { companyId: made.id }
    expect(await chamber.companies.setAbnormal({ params, body: { abnormal: true } })).toMatchObject({
      abnormal: true,
      version: 2,
    })
    expect(await codeOf(other.companies.setAbnormal({ params, body: { abnormal: false } }))).toBe('request.not_found')
    const body = companyOf({ name: made.name, address: '新地址' })
    expect(await chamber.companies.update({ params, query: { version: 2 }, body })).toMatchObject({
      abnormal: true,
      address: '新地址',
    })
    const [record] = (await chamber.audit.list({ query: { action: 'companies.setAbnormal' } })).items
    expect(record?.changes[0]).toMatchObject({ before: { abnormal: false }, after: { abnormal: true } })
  })

  test('is asked thirty times a minute by an account', async () => {
    const clerk = server.as((await addClerk(database, 'chamberAdmin', [], { business: true })).headers)
    const codes = await Promise.all(
      Array.from({ length: 33 }, () =>
        find('广州', clerk).then(
          () => 'ok',
          ({ code: fault }) => fault as string,
        ),
      ),
    )
    expect(codes.filter((one) => one === 'ok')).toHaveLength(30)
    expect(codes.filter((one) => one === 'request.too_many')).toHaveLength(3)
  })

  test('whoever compares reads no more of it than whoever searches', async () => {
    const { id: companyId, version } = await chamber.companies.create({ body: companyOf() })
    const params = { companyId }
    for (let asked = 0; asked < 15; asked += 1) await Promise.all([find('广州'), chamber.register.compare({ params })])
    expect(await codeOf(chamber.register.compare({ params }))).toBe('request.too_many')
    const body = { fields: ['name' as const] }
    expect(await codeOf(chamber.register.takeOver({ params, query: { version }, body }))).toBe('request.too_many')
    await chamber.companies.delete({ params })
  })
})

test('a member is compared with the register, and takes over what is ticked', async () => {
  const { id: companyId, version } = await chamber.companies.create({
    body: companyOf({
      name: '旧名',
      unifiedCreditCode: code,
      legalRepresentative: '某人',
      registeredCapital: '1000万人民币',
    }),
  })
  const params = { companyId }
  const compared = await chamber.register.compare({ params })
  expect(compared).toMatchObject({ isKnown: true, abnormal: false })
  expect(compared.differences.map(({ field }) => field)).toEqual([
    'name',
    'type',
    'legalRepresentative',
    'registrationStatus',
  ])
  const taken = await chamber.register.takeOver({
    params,
    query: { version },
    body: { fields: ['legalRepresentative'] },
  })
  expect(taken).toMatchObject({ name: '旧名', legalRepresentative: '王龘', version: version + 1 })
  // What is left of it is known at once, not when it is compared again.
  expect(await chamber.companies.counts({ params })).toMatchObject({ comparison: { differences: 3 } })
  expect(await codeOf(chamber.register.takeOver({ params, query: { version }, body: { fields: ['name'] } }))).toBe(
    'request.conflict',
  )
  expect(await codeOf(other.register.compare({ params }))).toBe('request.not_found')
})

test('members are compared each night and after an import; the register says who is abnormal', async () => {
  const differing = async () => (await chamber.overview.show({ query: {} })).members.differing
  const compare = () => compareMembers({ config: readConfig({ ICSS_DATA_DIR: folder }), database })
  const add = async (change: object) => (await chamber.companies.create({ body: companyOf(change) })).id
  const [same, differs, byHand] = [
    await add({
      name: '广州智能装备研究院',
      type: '事业单位',
      legalRepresentative: '欧阳娜',
      registrationStatus: 'existing',
    }),
    await add({ name: '深圳市亿尚智能科技有限公司', legalRepresentative: '另一人' }),
    await add({ name: '登记里没有的公司' }),
  ]
  await chamber.companies.setAbnormal({ params: { companyId: byHand }, body: { abnormal: true } })
  await compare()
  const before = await differing()
  const listed = async (query: object) => (await chamber.companies.list({ query: { pageSize: 100, ...query } })).items
  expect((await listed({ differs: 'true' })).map(({ id }) => id)).toContain(differs)
  expect((await listed({ differs: 'false' })).map(({ id }) => id)).toEqual(expect.arrayContaining([same, byHand]))
  expect((await listed({ abnormal: 'true' })).map(({ id }) => id)).toContain(byHand)

  // What was taken over differs no more.
  const { version } = await chamber.companies.show({ params: { companyId: differs } })
  const fields = (await chamber.register.compare({ params: { companyId: differs } })).differences.map(
    ({ field }) => field,
  )
  await chamber.register.takeOver({ params: { companyId: differs }, query: { version }, body: { fields } })
  expect(await differing()).toBe(before - 1)

  const worse = whole.replace(
    '广州智能装备研究院,,欧阳娜,事业单位,存续,,否',
    '广州智能装备研究院,,欧阳娜,事业单位,存续,,是',
  )
  await imported(worse)
  await compare()
  expect(await chamber.companies.show({ params: { companyId: same } })).toMatchObject({ abnormal: true })
  const [record] = (await chamber.audit.list({ query: { action: 'register.compare' } })).items
  expect(record?.changes[0]).toMatchObject({ before: { abnormal: false }, after: { abnormal: true } })
  await imported(whole)
  await compare()
  expect(await chamber.companies.show({ params: { companyId: same } })).toMatchObject({ abnormal: false })
  expect(await chamber.companies.show({ params: { companyId: byHand } })).toMatchObject({ abnormal: true })

  // The same register says it anew when a night has begun.
  await database.pool.query(`update companies set legal_representative = '第三人' where id = $1`, [differs])
  await compare()
  expect(await differing()).toBe(before - 1)
  await database.pool.query(`update register_comparisons set compared_at = now() - interval '25 hours'`)
  await compare()
  expect(await differing()).toBe(before)
  for (const companyId of [same, differs, byHand]) await chamber.companies.delete({ params: { companyId } })
})

describe('an import', () => {
  test('that fails leaves what was there; one that is whole replaces it in one step', async () => {
    const bad = `${head}好公司,,,,,,\n${'长'.repeat(101)},,,,,,\n`
    await expect(imported(bad)).rejects.toThrow('Line 3')
    expect(await names('广州智能')).toEqual(['广州智能装备研究院'])
    expect(await imported(bad, { skipBad: true })).toEqual({ companies: 1, bad: 1 })
    expect(await codeOf(find('广州智能'))).toBe('companies.search_empty')
    expect(await names('好公司')).toEqual(['好公司'])
    const { rows } = await database.pool.query('select count(*)::int as left from register_companies')
    expect(rows).toEqual([{ left: 1 }])
    expect(await imported(whole)).toEqual({ companies: 4, bad: 0 })
  })
})
