import { get } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ publicUrl: 'https://icss.example.cn' })
const guarded = await startTestServer({ metricsToken: 'a-token-of-the-monitoring' })
afterAll(async () => {
  await server.stop()
  await guarded.stop()
})

const valueOf = (metrics: string, name: string) =>
  Number(
    metrics
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length + 1),
  )

test('requests are counted by endpoint, beside the pool, the runs and the process', async () => {
  await server.as('chamberAdmin').companies.list({ query: {} })
  await server.fetch('/api/v1/companies/not-an-id', { who: 'chamberAdmin' })
  await server.fetch('/%zz')
  await server.fetch('/nothing-at-all')
  const response = await server.fetch('/metrics')
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  const metrics = await response.text()
  const requests = (endpoint: string, status: number) =>
    valueOf(metrics, `icss_http_request_duration_seconds_count{endpoint="${endpoint}",method="GET",status="${status}"}`)
  expect([requests('companies.list', 200), requests('companies.show', 404)]).toEqual([1, 1])
  expect(valueOf(metrics, 'icss_http_requests_open{endpoint="/metrics"}')).toBe(1)
  expect(metrics).not.toMatch(/_open\{.*\} -/)
  expect(metrics).not.toContain('nothing-at-all')
  expect(valueOf(metrics, 'icss_database_connections{state="idle"}')).toBeGreaterThan(0)
  expect(valueOf(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(1e7)
})

test('without a token they are for this machine, not for whoever comes through a proxy on it', async () => {
  for (const name of ['x-forwarded-for', 'forwarded', 'via'])
    expect((await server.fetch('/metrics', { headers: { [name]: '203.0.113.9' } })).status).toBe(404)
})

test('without a token they are not for a page whose name was given the address of this machine', async () => {
  const { hostname, port } = new URL(server.url)
  const statusAt = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ hostname, port, path: '/metrics', headers: { host } }, (answer) => resolve(answer.resume().statusCode)).on(
        'error',
        reject,
      )
    })
  for (const host of [`rebound.example:${port}`, 'localhost.evil.example', 'x@y z', '127.0.0.1.evil.example'])
    expect([host, await statusAt(host)]).toEqual([host, 404])
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, '[::1]', 'icss.example.cn'])
    expect([host, await statusAt(host)]).toEqual([host, 200])
})

const statusFor = async (authorization?: string) =>
  (await guarded.fetch('/metrics', { headers: authorization ? { authorization } : {} })).status

test('with a token they are for whoever holds it', async () => {
  expect(await statusFor()).toBe(401)
  expect(await statusFor('Bearer a-token-of-somebody-else')).toBe(401)
  expect(await statusFor('Bearer a-token-of-the-monitoring')).toBe(200)
})
