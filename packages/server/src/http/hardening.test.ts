import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { sessionCookie } from '../sessions/session-secret.ts'
import { numberOf, passwordOf, secretOf } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'
import { tusClient } from '../testing/tus-client.ts'

const server = await startTestServer({ runs: false, trustProxy: () => true })
const placed = await startTestServer({ runs: false, publicUrl: 'https://icss.example.cn' })
afterAll(async () => {
  await server.stop()
  await placed.stop()
})

const behindTls = { 'x-forwarded-proto': 'https' }
const login = (headers: Record<string, string>) =>
  server.fetch('/adminLogin', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ accountNumber: numberOf('mainAdmin'), password: passwordOf }),
  })

/** What is answered to bytes that no client would send. */
async function raw(...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  socket.end(lines.join('\r\n'))
  return text(socket)
}

describe('behind TLS', () => {
  test('the cookie is of this host only and sent by TLS only, and pages are asked for by TLS', async () => {
    const answer = await login(behindTls)
    const [cookie = ''] = answer.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-icss_session=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000; includeSubDomains')
    const session = cookie.split(';')[0] ?? ''
    const opened = (headers: Record<string, string>) => server.fetch('/api/v1/session', { headers })
    expect((await opened({ cookie: session, ...behindTls })).status).toBe(200)
    // One without the prefix may have been set by another host of the domain.
    const plain = `${sessionCookie}=${session.split('=')[1] ?? ''}`
    expect((await opened({ cookie: plain, ...behindTls })).status).toBe(401)
    const left = await server.fetch('/api/v1/session', { method: 'DELETE', headers: { cookie: session, ...behindTls } })
    expect(left.headers.getSetCookie()[0]).toMatch(/^__Host-icss_session=;.*Path=\/; .*Secure/)
  })

  test('without it nothing is promised of TLS', async () => {
    const answer = await login({})
    expect(answer.headers.get('strict-transport-security')).toBeNull()
    expect(answer.headers.getSetCookie()[0]).not.toContain('Secure')
  })
})

test('a forged host gets into no address', async () => {
  for (const forged of [{ host: 'evil.example' }, { 'x-forwarded-host': 'evil.example' }]) {
    const { headers, body } = await placed
      .fetch('/', { redirect: 'manual', headers: forged as never })
      .then(async (answer) => ({ headers: JSON.stringify([...answer.headers]), body: await answer.text() }))
    expect(headers + body).not.toContain('evil.example')
  }
  const made = await tusClient(placed).create(
    { slot: 'cloudFile', name: 'a.txt' },
    { 'upload-length': '4', 'x-forwarded-host': 'evil.example' },
    Buffer.from('text'),
  )
  expect(made.headers.get('content-location')).toMatch(/^https:\/\/icss\.example\.cn\/objects\//)
})

test('nothing that is sent breaks out of a header', async () => {
  for (const path of ['/bcicss%0d%0aset-cookie:x=1', '/%0d%0alocation:https://evil.example', '/objects/a%0d%0ax:y'])
    for (const { headers } of [await server.fetch(path, { who: 'mainAdmin', redirect: 'manual' })])
      expect([headers.get('set-cookie'), headers.get('location'), headers.get('x')]).toEqual([null, null, null])
  const id = await server.fetch('/livez', { headers: { 'x-request-id': 'a b' } })
  expect(id.headers.get('x-request-id')).not.toBe('a b')
})

test.each([
  [
    'both lengths',
    [
      'POST /adminLogin HTTP/1.1',
      'Host: x',
      'Content-Length: 5',
      'Transfer-Encoding: chunked',
      '',
      '0',
      '',
      'GET /livez HTTP/1.1',
      'Host: x',
      '',
      '',
    ],
  ],
  ['two lengths', ['POST /adminLogin HTTP/1.1', 'Host: x', 'Content-Length: 5', 'Content-Length: 6', '', 'hello', '']],
  ['a length with a sign', ['POST /adminLogin HTTP/1.1', 'Host: x', 'Content-Length: +5', '', 'hello', '']],
  ['white space before a colon', ['GET /livez HTTP/1.1', 'Host : x', '', '']],
  ['a folded header', ['GET /livez HTTP/1.1', 'Host: x', 'X: a', ' b: c', '', '']],
  ['no host', ['GET /livez HTTP/1.1', '', '']],
])('a request with %s is one that cannot be taken', async (_, lines) => {
  const answers = (await raw(...lines)).match(/HTTP\/1\.1 \d+/g)
  expect(answers).toEqual(['HTTP/1.1 400'])
})

test('headers without end are refused', async () => {
  const answer = await raw('GET /livez HTTP/1.1', 'Host: x', `X: ${'a'.repeat(17_000)}`, '', '')
  expect(answer).toContain('HTTP/1.1 431')
})

test.each(['TRACE', 'CONNECT', 'TRACK', 'PROPFIND'])('%s is not served', async (method) => {
  const answer = await raw(
    `${method} /livez HTTP/1.1`,
    'Host: x',
    'Cookie: secret-of-mine',
    'Connection: close',
    '',
    '',
  )
  expect(answer).not.toContain('secret-of-mine')
  expect(answer).not.toMatch(/HTTP\/1\.1 2/)
})

test('folders are not listed, and nothing of the sources is served', async () => {
  for (const path of [
    '/bcicss/assets/',
    '/objects/',
    '/.git/config',
    '/bcicss/.env',
    '/bcicss/..%2fpackage.json',
    '/package.json',
  ])
    expect([path, (await server.fetch(path, { who: 'mainAdmin' })).status]).toEqual([path, 404])
})

// A public page is opened by its address alone (ADR 36).
test('nothing secret stands in an address: no call but of a public page names a password or a token in its path or query', () => {
  const secretive = /password|token$|secret/i
  const named = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { params, query, needs }]) =>
      [...Object.keys(params?.shape ?? {}), ...Object.keys(query?.shape ?? {})]
        .filter((key) => secretive.test(key) && needs.kind !== 'link')
        .map((key) => `${group}.${name} ${key}`),
    ),
  )
  expect(named).toEqual([])
})

test('refusals say who asked, where from and what for', async () => {
  await server.fetch('/api/v1/platform/channels', { who: 'mainAdmin' })
  await server.fetch('/adminLogin', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ accountNumber: numberOf('mainAdmin'), password: 'wrong' }),
  })
  await login({})
  const lines = server
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)
  const account = numberOf('mainAdmin')
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ endpoint: 'platform.listChannels', status: 403, account }),
      expect.objectContaining({ msg: 'login', outcome: 'session.password_wrong', account }),
      expect.objectContaining({ msg: 'login', outcome: 'ok', account }),
    ]),
  )
  expect(server.log()).not.toContain(secretOf('mainAdmin'))
})
