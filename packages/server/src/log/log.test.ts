import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { numberOf, passwordOf, secretOf } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ trustProxy: () => true })
const direct = await startTestServer()
afterAll(async () => {
  await server.stop()
  await direct.stop()
})

const json = { 'content-type': 'application/json' }

test('no secret and nothing that was typed gets into the log', async () => {
  const credentials = { accountNumber: numberOf('chamberAdmin'), password: passwordOf }
  const wrong = { ...credentials, password: 'mistyped-password' }
  const query = new URLSearchParams(credentials).toString()
  await server.fetch('/adminLogin', { method: 'POST', headers: json, body: JSON.stringify(wrong) })
  await server.fetch('/adminLogin', { method: 'POST', headers: json, body: `{"password":"broken-json-password"` })
  await server.fetch(`/adminLogin?${query}`)
  await server.fetch(`/nothing/here?${query}`)
  const login = await server.fetch('/adminLogin', { method: 'POST', headers: json, body: JSON.stringify(credentials) })
  const cookie = login.headers.get('set-cookie')?.split(';')[0] ?? ''
  const client = server.as({ cookie })
  const { token } = await client.sessions.createToken({ body: { name: 'tóken-name', days: 1, readOnly: false } })
  const byToken = server.as({ authorization: `Bearer ${token}` })
  const body = Buffer.from('企业名称,行业,行业标签\n上传的公司,教育,教育\n')
  await byToken.companies.import({ query: { fileName: '会员名单.csv' }, body })
  await server.fetch('/metrics', { headers: { authorization: 'Bearer forged-bearer-token' } })
  // A failure whose error holds all values of the statement.
  await server.database.system.execute(sql`alter table companies rename column culture to culture_away`)
  const draft = { name: '出错的公司', industry: '教育', industryTags: ['教育'] }
  const failed = await server.fetch('/api/v1/companies', {
    method: 'POST',
    headers: { ...json, cookie },
    body: JSON.stringify(draft),
  })
  expect(failed.status).toBe(500)
  await server.database.system.execute(sql`alter table companies rename column culture_away to culture`)
  const hashes = await server.database.system.execute<{ hash: string }>(
    sql`select password_hash as hash from accounts union all select hash from sessions`,
  )
  const log = server.log()
  const secrets = [
    passwordOf,
    wrong.password,
    'broken-json-password',
    'forged-bearer-token',
    cookie.split('=')[1] ?? cookie,
    secretOf('chamberAdmin'),
    token,
    '上传的公司',
    '出错的公司',
    ...hashes.rows.map(({ hash }) => hash),
  ]
  expect(secrets.filter((secret) => log.includes(secret))).toEqual([])
  const lines = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  expect(lines).toContainEqual(
    expect.objectContaining({ level: 'info', endpoint: 'sessions.adminLogin', status: 200, method: 'POST' }),
  )
  const failure = lines.find(({ msg }) => msg === 'request failed')
  expect(failure).toMatchObject({ level: 'error', requestId: failed.headers.get('x-request-id') })
  expect(failure).toMatchObject({
    err: {
      statement: { does: 'insert into companies' },
      stack: expect.stringContaining('packages/server/src/'),
      cause: { type: 'DatabaseError', code: '42703' },
    },
  })
})

const made = /^[0-9a-f-]{36}$/

test.each([
  ['from-the-proxy.1', /^from-the-proxy\.1$/],
  ['', made],
  ['two words', made],
  ['x'.repeat(200), made],
])('request id %s', async (given, expected) => {
  const headers = { 'x-request-id': given }
  const response = await server.fetch('/api/v1/nothing', { headers })
  const id = response.headers.get('x-request-id')
  expect(((await response.json()) as { instance: string }).instance).toBe(id)
  expect(server.log().includes(`"requestId":"${id}"`)).toBe(true)
  expect(id).toMatch(expected)
})

test('a request id is believed from a trusted proxy only', async () => {
  const response = await direct.fetch('/livez', { headers: { 'x-request-id': 'from-anyone' } })
  expect(response.headers.get('x-request-id')).toMatch(made)
})
