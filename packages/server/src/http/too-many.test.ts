import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { callCounts } from '../sessions/sessions.tables.ts'
import { openSession } from '../testing/owned-rows.ts'
import type { Person } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startReplica, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false, costlyPerMinute: 3 })
const replica = await startReplica(server, { costlyPerMinute: 3 })
afterAll(async () => {
  await replica.stop()
  await server.stop()
})
const { system } = server.database
beforeEach(() => system.delete(callCounts))

const verify = (url: string, headers: Record<string, string>) =>
  fetch(`${url}/api/v1/audit/verify`, { headers }).then(({ status, headers: answered }) => ({
    status,
    wait: Number(answered.get('retry-after')),
  }))

const makeToken = async (person: Person, forwarded: string) =>
  server
    .as({ ...(await openSession(server.database, person)), 'x-forwarded-for': forwarded })
    .sessions.createToken({ body: { name: 'x', days: 1, readOnly: true } })

test('costly calls of an account are counted by all servers together, and again after a minute', async () => {
  const headers = await openSession(server.database, 'mainAdmin')
  const answers = await Promise.all(
    [server, replica, server, replica, server].map(({ url }) => verify(url, { ...headers })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429, 429])
  for (const { wait } of answers.filter(({ status }) => status === 429)) {
    expect(wait).toBeGreaterThan(0)
    expect(wait).toBeLessThanOrEqual(60)
  }
  // Neither other calls, nor those of other accounts are concerned.
  expect((await server.as(headers).audit.list({ query: {} })).total).toBe(0)
  expect((await verify(server.url, { ...(await openSession(server.database, 'chamberAdmin')) })).status).toBe(200)
  await system.update(callCounts).set({ since: sql`now() - interval '61 seconds'` })
  expect((await verify(server.url, { ...headers })).status).toBe(200)
})

test('an address may make five times as many, and headers of its own making do not change it', async () => {
  for (const person of ['mainAdmin', 'chamberAdmin', 'otherMainAdmin', 'otherChamberAdmin', 'subAdmin'] as const)
    for (const forwarded of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) await makeToken(person, forwarded)
  expect(await codeOf(makeToken('provider', '203.0.113.4'))).toBe('request.too_many')
  const { rows } = await system.execute<{ key: string }>(sql`select key from call_counts`)
  for (const { key } of rows) expect(key).toMatch(/^calls of (?:account|address):[\w-]{43}$/)
})
