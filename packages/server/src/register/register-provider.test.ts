import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { registerPatience, searchesPerMinute } from '@icss/core/register/register-company.ts'
import { readConfig } from '../config.ts'
import { companyOf } from '../testing/owned-rows.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import { compareMembers } from './compare-members.ts'
import { searchProvider } from './http-register.ts'

interface Question {
  readonly query: string
  readonly limit: number
}

type Answer = (response: ServerResponse, question: Question) => void

/** The provider, over HTTP: what it was asked, and how it answers. */
let answer: Answer
let asked: { readonly body: Question; readonly authorization: string | undefined }[] = []
const http = createServer((request, response) => {
  const take = async () => {
    const body = JSON.parse(await text(request)) as Question
    asked.push({ body, authorization: request.headers.authorization })
    answer(response, body)
  }
  void take()
}).listen(0, '127.0.0.1')
await once(http, 'listening')
const register = {
  url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/`,
  secret: 'a-secret-of-the-provider',
}
afterAll(() => {
  http.closeAllConnections()
  http.close()
})

const server = await startTestServer({ runs: false, register })
afterAll(() => server.stop())
const { database } = server
const chamber = server.as('chamberAdmin')

beforeEach(async () => {
  asked = []
  await database.system.execute(sql`delete from call_counts`)
  await database.system.execute(sql`truncate companies cascade`)
})

const json =
  (value: unknown): Answer =>
  (response) =>
    response.end(JSON.stringify(value))
/** Knows these companies, each by its name and its credit code. */
const knows =
  (...known: readonly { readonly name: string; readonly unifiedCreditCode?: string }[]): Answer =>
  (response, question) => {
    const { query } = question
    const items = known.filter((one) => one.name.includes(query) || one.unifiedCreditCode === query)
    json({ items })(response, question)
  }
const broken: Answer = (response) => response.writeHead(500).end('oops')
const silent: Answer = () => {}

const code = '91350100M000100Y43'
const wrongs: [string, Answer][] = [
  ['broken', broken],
  ['wrong: no JSON', (response) => response.end('<html>')],
  ['wrong: another shape', json({ items: [{ title: '亿尚' }] })],
  ['wrong: a code that is none', json({ items: [{ name: '亿尚', unifiedCreditCode: '1' }] })],
  ['wrong: without an end', (response) => response.end('x'.repeat(2 * 1024 * 1024))],
  ['redirecting', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  [
    'cut off',
    (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{')
      response.destroy()
    },
  ],
]

const find = (q: string) => chamber.register.search({ body: { q } })
const create = (change: object) => chamber.companies.create({ body: companyOf(change) })

describe('deep search asks a provider', () => {
  test('that is right: what it knows, asked for with the secret', async () => {
    answer = knows({ name: '亿尚', unifiedCreditCode: code })
    const { id: companyId } = await create({ name: '亿尚' })
    expect((await find('亿尚')).items).toMatchObject([
      { standing: 'member', companyId, company: { name: '亿尚', unifiedCreditCode: code, type: '' } },
    ])
    expect(asked).toEqual([{ body: { query: '亿尚', limit: 10 }, authorization: 'Bearer a-secret-of-the-provider' }])
    expect(await codeOf(find('没有这样的企业'))).toBe('companies.search_empty')
    answer = (response) => response.writeHead(404).end()
    expect(await codeOf(find('亿尚'))).toBe('companies.search_empty')
  })

  test('that says a company is abnormal: it is then added by nobody, and found by no second question', async () => {
    answer = json({ items: [{ name: '失信贸易', abnormal: true }] })
    expect((await find('失信')).items).toMatchObject([{ standing: 'free', company: { abnormal: true } }])
    asked = []
    expect(await problemOf(create({ name: '失信贸易' }))).toMatchObject({
      code: 'companies.abnormal',
      errors: { name: { code: 'companies.abnormal' } },
    })
    expect(asked).toEqual([])
  })

  test.each(wrongs)('that is %s: it has failed, which is no answer of none', async (_, how) => {
    answer = how
    expect(await codeOf(find('亿尚'))).toBe('companies.search_failed')
  })

  test('that does not answer: it has failed after its seconds, and meanwhile holds no connection that others wait for', async () => {
    answer = silent
    const { id: companyId } = await create({ name: '亿尚', unifiedCreditCode: code })
    const started = performance.now()
    const waiting = Promise.all([
      ...Array.from({ length: searchesPerMinute - 1 }, () => codeOf(find('亿尚'))),
      codeOf(chamber.register.compare({ params: { companyId } })),
    ])
    await expect.poll(() => asked.length).toBe(searchesPerMinute)
    const { rows } = await database.pool.query(
      `select count(*)::int as held from pg_stat_activity where datname = current_database() and state like 'idle in %'`,
    )
    expect(rows).toEqual([{ held: 0 }])
    expect(new Set(await waiting)).toEqual(new Set(['companies.search_failed']))
    // A timer of Node may be a millisecond early.
    expect(performance.now() - started).toBeGreaterThan(registerPatience * 1000 - 50)
  })

  test('that takes longer than it has is left', async () => {
    answer = silent
    expect(await codeOf(searchProvider(register, 50)('亿尚', 10))).toBe('companies.search_failed')
  })
})

test('a member is compared with what a provider says, by its credit code or else its name, and takes that over', async () => {
  answer = knows({ name: '新名', unifiedCreditCode: code })
  const { id: companyId, version } = await create({ name: '旧名', unifiedCreditCode: code })
  const params = { companyId }
  expect((await chamber.register.compare({ params })).differences).toEqual([
    { field: 'name', own: '旧名', register: '新名' },
  ])
  expect(await chamber.register.takeOver({ params, query: { version }, body: { fields: ['name'] } })).toMatchObject({
    name: '新名',
  })
  answer = knows({ name: '新名' })
  asked = []
  expect(await chamber.register.compare({ params })).toMatchObject({ isKnown: true, differences: [] })
  expect(asked.map(({ body }) => body.query)).toEqual([code, '新名'])
})

test.each(wrongs)('a provider that is %s takes nothing over', async (_, how) => {
  answer = how
  const { id: companyId, version } = await create({ name: '亿尚' })
  const params = { companyId }
  expect(await codeOf(chamber.register.compare({ params }))).toBe('companies.search_failed')
  expect(await codeOf(chamber.register.takeOver({ params, query: { version }, body: { fields: ['name'] } }))).toBe(
    'companies.search_failed',
  )
  expect(await chamber.companies.show({ params })).toMatchObject({ name: '亿尚', version })
})

const compare = () =>
  compareMembers({ config: { ...readConfig({ ICSS_DATA_DIR: server.objects }), register }, database })
const listed = async (query: object) =>
  (await chamber.companies.list({ query: { sort: 'addedAt', pageSize: 100, ...query } })).items.map(({ name }) => name)
const comparedNames = async () =>
  (
    await database.pool.query<{ name: string }>(
      `select c.name from register_comparisons r join companies c using (channel_id) where c.id = r.company_id order by c.id`,
    )
  ).rows.map(({ name }) => name)
const members = async (...names: readonly string[]) => {
  const ids = []
  for (const name of names) ids.push((await create({ name })).id)
  return ids
}
/** Answers wrongly for some, and knows the others under another type. */
const wrongOf =
  (...names: readonly string[]): Answer =>
  (response, question) =>
    names.includes(question.query)
      ? json({ items: [{ name: question.query, unifiedCreditCode: '1' }] })(response, question)
      : json({ items: [{ name: question.query, type: '有限责任公司' }] })(response, question)

describe('at night members are compared with what a provider says', () => {
  test('what is wrong about some keeps nobody else from being compared, and is asked for once a night', async () => {
    await members('甲', '乙', '丙', '丁')
    answer = wrongOf('甲', '丁')
    await compare()
    expect(await listed({ differs: 'true' })).toEqual(['乙', '丙'])
    asked = []
    await compare()
    expect(asked).toEqual([])
    // What was found of them before stands meanwhile.
    await database.pool.query(`update register_comparisons set compared_at = now() - interval '25 hours'`)
    answer = wrongOf('乙')
    await compare()
    expect(await listed({ differs: 'true' })).toEqual(['甲', '乙', '丙', '丁'])
  })

  test('a provider that stops answering is not asked on, keeps what it said, and is asked again', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `企业${String(n).padStart(2, '0')}`)
    await members(...names)
    const right = wrongOf()
    answer = (response, question) => (asked.length > 3 ? broken : right)(response, question)
    await compare()
    expect(await comparedNames()).toEqual(names.slice(0, 3))
    expect(asked).toHaveLength(3 + 5)
    answer = right
    await compare()
    expect(await comparedNames()).toEqual(names)
  })

  test('what was said by hand meanwhile stands while the question fails', async () => {
    const [companyId = ''] = await members('甲', '乙')
    answer = json({ items: [{ name: '甲', abnormal: true }] })
    await compare()
    expect(await listed({ abnormal: 'true' })).toEqual(['甲'])
    await chamber.companies.setAbnormal({ params: { companyId }, body: { abnormal: false } })
    await database.pool.query(`update register_comparisons set compared_at = now() - interval '25 hours'`)
    answer = wrongOf('甲')
    await compare()
    expect(await listed({ abnormal: 'true' })).toEqual([])
  })
})
