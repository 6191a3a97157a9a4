import { afterAll, expect, test } from 'vitest'
import { codeOf } from '../testing/problem-of.ts'
import { startReplica, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
const replica = await startReplica(server)
afterAll(async () => {
  await replica.stop()
  await server.stop()
})

const client = server.as('chamberAdmin')
const company = (name: string) => ({ name, industry: '教育', industryTags: ['教育'] })

const post = (url: string, body: unknown, key: string) =>
  fetch(`${url}/api/v1/companies`, {
    method: 'POST',
    headers: { ...server.headersOf('chamberAdmin'), 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
  })

test('100 calls at once with one key, over two replicas, do the thing once and answer alike', async () => {
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, i) => post(i % 2 ? server.url : replica.url, company('一次'), 'key-1')),
  )
  const texts = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
  expect(new Set(texts).size).toBe(1)
  expect((await client.companies.list({ query: { q: '一次' } })).total).toBe(1)
})

test('another body, or another call, with a key that was used is refused', async () => {
  const options = { idempotencyKey: 'key-2' }
  const made = await client.companies.create({ body: company('甲') }, options)
  expect(await client.companies.create({ body: company('甲') }, options)).toEqual(made)
  expect(await codeOf(client.companies.create({ body: company('乙') }, options))).toBe('request.key_reused')
  const params = { companyId: made.id }
  expect(await codeOf(client.companies.delete({ params }, options))).toBe('request.key_reused')
})

test('a refusal that decided is answered again; another account has keys of its own', async () => {
  const options = { idempotencyKey: 'key-3' }
  expect(await codeOf(client.companies.create({ body: company('甲') }, options))).toBe('companies.name_taken')
  const found = (await client.companies.list({ query: { q: '甲' } })).items[0]
  await client.companies.delete({ params: { companyId: found?.id ?? '' } })
  expect(await codeOf(client.companies.create({ body: company('甲') }, options))).toBe('companies.name_taken')
  const other = server.as('otherChamberAdmin')
  expect(await other.companies.create({ body: company('甲') }, options)).toMatchObject({ name: '甲' })
})

test('a secret is answered once and kept nowhere', async () => {
  const options = { idempotencyKey: 'key-4' }
  const body = { name: 'once', days: 1, readOnly: true }
  const { token } = await client.sessions.createToken({ body }, options)
  expect(await codeOf(client.sessions.createToken({ body }, options))).toBe('request.answered_once')
  const { rows } = await server.database.pool.query<{ kept: string }>(
    `select string_agg(k::text, '') as kept from idempotency_keys k`,
  )
  expect(rows[0]?.kept).not.toContain(token)
  expect(rows[0]?.kept).not.toContain('key-4')
})

test('a change whose answer was lost with its server is not made again', async () => {
  await client.companies.create({ body: company('丢') }, { idempotencyKey: 'key-5' })
  // As a death between the commit and the keeping of the answer leaves it.
  await server.database.pool.query(
    `update idempotency_keys set status = null, answer = null, created_at = now() - interval '1 minute' where answer ->> 'name' = '丢'`,
  )
  const again = client.companies.create({ body: company('丢') }, { idempotencyKey: 'key-5' })
  expect(await codeOf(again)).toBe('request.answer_lost')
})

test('a key that is none is refused, and a failure of the server takes no key', async () => {
  expect((await post(server.url, company('x'), 'a b')).status).toBe(422)
  await server.database.pool.query('alter table companies rename to companies_away')
  expect((await post(server.url, company('坏'), 'key-6')).status).toBe(500)
  await server.database.pool.query('alter table companies_away rename to companies')
  expect((await post(server.url, company('坏'), 'key-6')).status).toBe(201)
})

const send = () =>
  client.companies.import(
    { query: { fileName: 'a.csv' }, body: Buffer.from('企业名称,行业,行业标签\n键,教育,教育\n') },
    { idempotencyKey: 'key-7' },
  )

test('an import sent twice with one key is one run', async () => {
  const [one, two] = await Promise.all([send(), send()])
  expect(two.id).toBe(one.id)
  expect((await send()).id).toBe(one.id)
})
