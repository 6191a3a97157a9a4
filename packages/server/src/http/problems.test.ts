import { sql } from 'drizzle-orm'
import { afterAll, describe, expect, test } from 'vitest'
import { problem } from '@icss/core/errors/problem.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const json = { 'content-type': 'application/json' }
const draft = { name: '深圳市问题有限公司', industry: '教育', industryTags: ['教育'] }

async function problemAt(path: string, init?: Parameters<typeof server.fetch>[1]) {
  const response = await server.fetch(path, { who: 'chamberAdmin', ...init })
  expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/)
  const answer = problem.parse(await response.json())
  expect(answer.status).toBe(response.status)
  return answer
}

const post = (body: string | Uint8Array, headers: Record<string, string> = json, path = '/api/v1/companies') =>
  problemAt(path, { method: 'POST', headers, body: body as string })

describe('a request that cannot be taken is a problem that says why', () => {
  test.each([
    ['{"name":', 'request.malformed', 400],
    ['', 'request.malformed', 400],
    ['{"__proto__":{"admin":true},"name":"x"}', 'request.malformed', 400],
    ['[]', 'request.invalid', 422],
    ['null', 'request.invalid', 422],
    ['"text"', 'request.invalid', 422],
    [`${'['.repeat(50_000)}${']'.repeat(50_000)}`, 'request.malformed', 400],
    [JSON.stringify({ ...draft, introduction: 'x'.repeat(1024 * 1024) }), 'request.too_large', 413],
  ])('%.30s', async (body, code, status) => {
    expect(await post(body)).toMatchObject({ code, status })
  })

  test.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/octet-stream',
    'text/csv',
  ])('JSON sent as %s', async (type) => {
    expect(await post(JSON.stringify(draft), { 'content-type': type })).toMatchObject({
      code: 'request.unsupported_type',
      status: 415,
    })
  })

  test.each(['gb18030', 'utf-16le', 'iso-8859-1', '"utf-7"', ''])('JSON in the charset %s', async (charset) => {
    const type = { 'content-type': `application/json; charset=${charset}` }
    expect(await post(JSON.stringify(draft), type)).toMatchObject({ code: 'request.unsupported_type', status: 415 })
  })

  test.each([
    ['GB18030', [0xc9, 0xee, 0xdb, 0xda]],
    ['a surrogate', [0xed, 0xa0, 0x80]],
    ['a character that breaks off', [0xe6, 0xb7]],
    ['too long a form of a slash', [0xc0, 0xaf]],
  ])('JSON whose text is %s', async (_, bytes) => {
    const [before = '', after = ''] = JSON.stringify({ ...draft, name: '|' }).split('|')
    const body = Buffer.concat([Buffer.from(before), Buffer.from(bytes), Buffer.from(after)])
    expect(await post(body)).toMatchObject({ code: 'request.malformed', status: 400 })
  })

  test('JSON that says it is UTF-8 is taken', async () => {
    const headers = { 'content-type': 'application/json; charset=UTF-8' }
    const body = JSON.stringify({ ...draft, name: '深圳𠮷有限公司' })
    const answer = await server.fetch('/api/v1/companies', { who: 'chamberAdmin', method: 'POST', headers, body })
    expect(await answer.json()).toMatchObject({ name: '深圳𠮷有限公司' })
  })

  test.each([json, { 'content-type': 'text/csv' }])('a file sent as %o', async (headers) => {
    const path = '/api/v1/companies/import?fileName=a.csv'
    expect(await post('{"name":"x"}', headers, path)).toMatchObject({ code: 'request.unsupported_type', status: 415 })
  })

  test('a file that is not sent at all', async () => {
    const path = '/api/v1/companies/import?fileName=a.csv'
    expect(await problemAt(path, { method: 'POST' })).toMatchObject({ code: 'request.unsupported_type' })
  })

  test.each([
    '/api/v1/nothing',
    '/api/v2/companies',
    '/api/v1/companies/%zz',
    '/api/v1/companies/%00',
    `/api/v1/companies/${'a'.repeat(300)}`,
    '/api/v1/companies/',
    '/adminLogin',
    '/..%2f..%2fetc/passwd',
  ])('%.40s', async (path) => {
    expect(await problemAt(path)).toMatchObject({ code: 'request.not_found', status: 404 })
  })

  test.each([
    ['page=0', 'page', 'rule.type'],
    ['page=1.5', 'page', 'rule.type'],
    ['page=1&page=2', 'page', 'rule.type'],
    ['pageSize=101', 'pageSize', 'rule.type'],
    ['sort=password', 'sort', 'rule.choice'],
    ['channelId=x', 'channelId', 'rule.unknown_field'],
    [`q=${'x'.repeat(101)}`, 'q', 'rule.max_length'],
    ['q=%00', 'q', 'rule.text_invalid'],
    ['industry=%00', 'industry', 'rule.text_invalid'],
    ['tag=a%00', 'tag', 'rule.text_invalid'],
    ['registrationStatus=dead', 'registrationStatus', 'rule.choice'],
  ])('a list with %.20s', async (query, field, code) => {
    expect((await problemAt(`/api/v1/companies?${query}`)).errors).toMatchObject({ [field]: { code } })
  })

  test('a file name that cannot be stored', async () => {
    const body = new Uint8Array([1])
    const path = '/api/v1/companies/import?fileName=a%00.csv'
    const answer = await post(body, { 'content-type': 'application/octet-stream' }, path)
    expect(answer.errors).toMatchObject({ fileName: { code: 'rule.text_invalid' } })
  })
})

test.each([
  [undefined, '内容不存在'],
  ['zh-CN,zh;q=0.9,en;q=0.8', '内容不存在'],
  ['en-GB,en;q=0.9,zh;q=0.8', 'does not exist'],
  ['zh;q=0.1, en;q=0.2', 'does not exist'],
  ['fr, en;q=0.5', 'does not exist'],
  ['de', '内容不存在'],
  ['en;q=0', '内容不存在'],
  [';;;,,q=', '内容不存在'],
])('Accept-Language %s is answered in that language', async (language, title) => {
  const headers: Record<string, string> = language === undefined ? {} : { 'accept-language': language }
  expect((await problemAt('/api/v1/nothing', { headers })).title).toContain(title)
})

test('a fault of our own says nothing of the inside, and the log has its id', async () => {
  await server.database.system.execute(sql`alter table companies rename to companies_away`)
  const answer = await problemAt('/api/v1/companies')
  const search = await problemAt('/api/v1/companies?q=深圳')
  const made = await post(JSON.stringify(draft))
  await server.database.system.execute(sql`alter table companies_away rename to companies`)
  expect(search).toMatchObject({ code: 'request.search_failed', status: 500, title: '搜索失败' })
  expect(made).toMatchObject({ code: 'request.create_failed', status: 500, title: '新建失败' })
  expect(made.detail).toContain(made.instance)
  expect(answer).toMatchObject({ code: 'server.failed', status: 500 })
  expect(JSON.stringify(answer)).not.toMatch(/companies|relation|select/i)
  expect(server.log()).toContain(String(answer.instance))
})

test('a database that breaks off is said so, and served from again when it is back', async () => {
  const { pool } = server.database
  const blocker = await pool.connect()
  await blocker.query('begin; lock table sessions in access exclusive mode')
  const calls = Array.from({ length: 3 }, () => codeOf(server.as('chamberAdmin').sessions.show()))
  const blocked = `from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await pool.query(`select ${blocked}`)).rowCount).toBe(3)
  await pool.query(`select pg_terminate_backend(pid) ${blocked}`)
  expect(await Promise.all(calls)).toEqual(Array.from({ length: 3 }, () => 'server.unavailable'))
  await blocker.query('commit')
  blocker.release()
  expect((await server.as('chamberAdmin').sessions.show()).account.role).toBe('chamber-admin')
})

test('security headers stand on every answer', async () => {
  const { headers } = await server.fetch('/api/v1/nothing')
  expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-powered-by')).toBeNull()
  expect(headers.get('referrer-policy')).toBe('no-referrer')
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('a document is held to a policy of its own, and may ask a browser for nothing that it does not need', async () => {
  const { headers } = await server.fetch('/p/aaaaaaaaaaaaaaaaaaaaaa')
  expect(headers.get('content-type')).toContain('text/html')
  for (const directive of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(headers.get('content-security-policy')).toContain(directive)
  for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
    expect(headers.get('permissions-policy')).toContain(`${feature}=()`)
})
