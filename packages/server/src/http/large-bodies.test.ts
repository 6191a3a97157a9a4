import { afterAll, describe, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { problem } from '@icss/core/errors/problem.ts'
import { maxChapterPlanRows } from '@icss/core/chapters/chapter-plan.ts'
import { maxPlanRows } from '@icss/core/permissions/permission-plan.ts'
import { maxFaults } from '@icss/core/rules/check.ts'
import type { Person } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
afterAll(() => server.stop())

const draft = { name: '深圳市长度有限公司', industry: '教育', industryTags: ['教育'] }
/** An object of so many fields that no schema knows. */
const fields = (count: number) => `{${Array.from({ length: count }, (_, at) => `"f${at}":0`).join(',')}}`
const list = (count: number, item: string) => `[${Array.from({ length: count }, () => item).join(',')}]`
const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)

async function post(path: string, body: string | ReadableStream, who?: Person, headers: Record<string, string> = {}) {
  const response = await server.fetch(path, {
    ...(who ? { who } : {}),
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
    ...(typeof body === 'string' ? {} : ({ duplex: 'half' } as object)),
  })
  const text = await response.text()
  return { ...problem.parse(JSON.parse(text)), bytes: text.length }
}

describe('without a session', () => {
  test.each([
    ['said', fields(5000)],
    ['unsaid', new Blob([fields(5000)]).stream()],
  ])('a body of more than 16 KB, its length %s, is refused where anyone may call', async (_, body) => {
    expect(await post('/adminLogin', body)).toMatchObject({ code: 'request.too_large', status: 413 })
  })

  test('it is not kept for any other call either: who asks is told to log in, before anything is parsed', async () => {
    const large = JSON.stringify({ ...draft, introduction: 'x'.repeat(20_000) })
    expect(await post('/api/v1/companies', large)).toMatchObject({ code: 'session.needed' })
    expect(await post('/api/v1/companies', nested(200_000))).toMatchObject({ code: 'session.needed' })
    expect(await post('/api/v1/companies', new Blob([large]).stream())).toMatchObject({ code: 'session.needed' })
    expect(await post('/api/v1/companies', large, 'clerk')).toMatchObject({ code: 'session.forbidden' })
  })

  test('calls that anyone may make say 16 KB of themselves, wherever they are', () => {
    const open = Object.values(contract).flatMap((group) =>
      Object.values(group as Record<string, Endpoint>).filter(({ needs }) => needs.kind === 'anyone'),
    )
    expect(open.length).toBeGreaterThan(1)
    expect(open.filter(({ body, maxBody }) => body === 'stream' || maxBody !== undefined)).toEqual([])
  })
})

describe('what is too long is refused for its length, before what is in it is judged', () => {
  test.each([
    [
      'empty products',
      '/api/v1/companies',
      'chamberAdmin',
      JSON.stringify(draft).replace('}', `,"products":${list(300_000, '{}')}}`),
      'products',
    ],
    [
      'tags',
      '/api/v1/companies',
      'chamberAdmin',
      JSON.stringify({ ...draft, industryTags: 0 }).replace(':0', `:${list(200_000, '1')}`),
      'industryTags',
    ],
    ['files', '/api/v1/files/delete', 'mainAdmin', `{"ids":${list(200_000, '1')}}`, 'ids'],
    [
      'channels',
      '/api/v1/permission-plans',
      'mainAdmin',
      `{"kind":"closeAll","channelIds":${list(maxPlanRows + 1, '1')}}`,
      'channelIds',
    ],
  ] as const)('%s', async (_, path, who, body, field) => {
    const { code, errors, bytes } = await post(path, body, who)
    expect([code, errors[field]?.code]).toEqual(['request.invalid', 'rule.too_many'])
    expect(Object.keys(errors)).toEqual([field])
    expect(bytes).toBeLessThan(4000)
  })

  test('a list of as many items as there may be, each with several faults, ends at the first', async () => {
    const id = '019aa4e0-7b1c-7000-8000-000000000000'
    const rows = `{"id":"${id}","digest":"x","rows":${list(maxChapterPlanRows, '{}')}}`
    const { code, errors } = await post(`/api/v1/courses/${id}/chapter-plans/apply`, rows, 'mainAdmin')
    expect([code, Object.keys(errors)]).toEqual(['request.invalid', [expect.stringMatching(/^rows\.0\./)]])
  })
})

test('an answer names twenty fields at most', async () => {
  const { errors, bytes } = await post('/api/v1/companies', fields(500), 'chamberAdmin')
  expect(Object.keys(errors)).toHaveLength(maxFaults)
  expect(bytes).toBeLessThan(4000)
  const named = await post('/adminLogin', `{"${'x'.repeat(10_000)}":1}`)
  expect(named.bytes).toBeLessThan(1000)
  const query = Array.from({ length: 500 }, (_, at) => `f${at}=`).join('&')
  const listed = await server.fetch(`/api/v1/companies?${query}`, { who: 'chamberAdmin' })
  expect(Object.keys(problem.parse(await listed.json()).errors)).toHaveLength(maxFaults)
})

test.each([
  ['a call whose body is a schema', '/api/v1/companies'],
  ['a call without a body', '/api/v1/accounts/019aa4e0-7b1c-7000-8000-000000000000/reset-password'],
])('JSON that nests without end overflows nothing: %s', async (_, path) => {
  for (const body of [nested(60_000), `${'{"a":'.repeat(60_000)}1${'}'.repeat(60_000)}`, nested(33)])
    expect(await post(path, body, 'chamberAdmin', { 'idempotency-key': 'nested' })).toMatchObject({
      code: 'request.malformed',
      status: 400,
    })
  const brackets = JSON.stringify({ ...draft, name: '[{"'.repeat(50) })
  expect(await post('/api/v1/companies', brackets, 'chamberAdmin')).toMatchObject({ code: 'request.invalid' })
})

test('a plan that would be millions of empty values is refused before it is parsed', async () => {
  const path = '/api/v1/courses/019aa4e0-7b1c-7000-8000-000000000000/chapter-plans'
  const body = `{"chapters":[{"name":"x","lessons":${list(1_100_000, '{}')}}]}`
  expect(await post(path, body, 'mainAdmin')).toMatchObject({ code: 'request.too_large', status: 413 })
})

const tell = (body: URLSearchParams) => server.fetch('/rtmp', { method: 'POST', body })

test('what a media server tells has 16 KB as well', async () => {
  const told = { call: 'play', name: '019aa4e0-7b1c-7000-8000-000000000000' }
  expect((await tell(new URLSearchParams(told))).status).toBe(403)
  expect((await tell(new URLSearchParams({ ...told, key: 'x'.repeat(20_000) }))).status).toBe(413)
})

test('a list as long as it may be is taken by PostgreSQL, also where each of its ids becomes a row', async () => {
  const channelIds = Array.from(
    { length: 10_000 },
    (_, at) => `019aa4e0-7b1c-7000-8000-${String(at).padStart(12, '0')}`,
  )
  const group = await post('/api/v1/channel-groups', JSON.stringify({ name: '多', channelIds }), 'mainAdmin')
  expect(group).toMatchObject({ code: 'request.invalid', errors: { channelIds: { code: 'request.not_found' } } })
  const plan = await post('/api/v1/permission-plans', JSON.stringify({ kind: 'closeAll', channelIds }), 'mainAdmin')
  expect(plan).toMatchObject({ code: 'request.not_found' })
  const more = JSON.stringify({ name: '多', channelIds: [...channelIds, '019aa4e0-7b1c-7000-9000-000000000000'] })
  const refused = await post('/api/v1/channel-groups', more, 'mainAdmin')
  expect(refused).toMatchObject({
    errors: { channelIds: { code: 'rule.too_many', params: { max: 10_000, count: 10_001 } } },
  })
})
