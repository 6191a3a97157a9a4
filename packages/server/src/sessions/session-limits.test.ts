import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { maxBrowserSessions, maxEventStreams, maxPersonalTokens } from '@icss/core/sessions/session-limits.ts'
import { timePasses } from '@icss/core/testing/time-passes.ts'
import { openSession } from '../testing/owned-rows.ts'
import { accountIdOf, numberOf, passwordOf, type Person } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ runs: false })
const followed = new Set<AbortController>()
afterAll(async () => {
  for (const left of followed) left.abort()
  await server.stop()
})
const { pool, system } = server.database

const makeToken = (who: Person) => server.as(who).sessions.createToken({ body: { name: 'x', days: 1, readOnly: true } })
const countOf = async (who: Person, kind: 'cookie' | 'token') => {
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from sessions where account_id = $1 and kind = $2 and expires_at > now()',
    [accountIdOf(who), kind],
  )
  return rows[0]?.count
}

test('an account has so many tokens, also when they are made at the same time; ended ones do not count', async () => {
  const outcome = () =>
    makeToken('mainAdmin').then(
      () => 'made',
      ({ code }: { code: string }) => code,
    )
  const made = await Promise.all(Array.from({ length: maxPersonalTokens + 12 }, outcome))
  expect(made.filter((code) => code === 'session.token_limit')).toHaveLength(12)
  expect(await countOf('mainAdmin', 'token')).toBe(maxPersonalTokens)
  expect(await problemOf(makeToken('mainAdmin'))).toMatchObject({ status: 409, params: { max: maxPersonalTokens } })
  expect((await makeToken('otherMainAdmin')).token).toMatch(/^icss_/)
  await system.execute(sql`update sessions set expires_at = now() - interval '1 second'
    where ctid in (select ctid from sessions where kind = 'token' and account_id = ${accountIdOf('mainAdmin')} limit 1)`)
  expect((await makeToken('mainAdmin')).token).toMatch(/^icss_/)
})

const follow = async (who: Person) => {
  const left = new AbortController()
  followed.add(left)
  const answer = await server.fetch('/api/v1/operations/events', { who, signal: left.signal })
  return { status: answer.status, wait: answer.headers.get('retry-after'), leave: () => left.abort() }
}

test('an account follows so many streams of events, others theirs, and what is left is free again', async () => {
  const streams = await Promise.all(Array.from({ length: maxEventStreams + 5 }, () => follow('chamberAdmin')))
  const open = streams.filter(({ status }) => status === 200)
  expect(open).toHaveLength(maxEventStreams)
  for (const { status, wait } of streams.filter((one) => !open.includes(one)))
    expect([status, wait]).toEqual([429, '10'])
  expect((await follow('otherChamberAdmin')).status).toBe(200)
  open[0]?.leave()
  await expect.poll(async () => (await follow('chamberAdmin')).status).toBe(200)
})

test('a stream that its client left before it stood holds no place', async () => {
  for (let at = 0; at < 3 * maxEventStreams; at += 1) {
    const left = new AbortController()
    const asked = server.fetch('/api/v1/operations/events', { who: 'subAdmin', signal: left.signal }).catch(() => {})
    await timePasses(at % 5)
    left.abort()
    await asked
  }
  await expect.poll(async () => (await follow('subAdmin')).status).toBe(200)
})

test('one browser more than an account may have logs out its own that was not used for longest', async () => {
  for (let at = 1; at < maxBrowserSessions; at += 1) await openSession(server.database, 'clerk')
  const tokens = await countOf('mainAdmin', 'token')
  await system.execute(
    sql`update sessions set last_used_at = now() - interval '20 minutes' where account_id = ${accountIdOf('clerk')}`,
  )
  const login = () =>
    server.fetch('/adminLogin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accountNumber: numberOf('mainAdmin'), password: passwordOf }),
    })
  await system.execute(
    sql`update sessions set last_used_at = now() - interval '10 minutes' where account_id = ${accountIdOf('mainAdmin')}`,
  )
  for (let at = 1; at < maxBrowserSessions; at += 1) await openSession(server.database, 'mainAdmin')
  expect(await countOf('mainAdmin', 'cookie')).toBe(maxBrowserSessions)
  expect((await server.as('mainAdmin').sessions.show()).account.number).toBe(numberOf('mainAdmin'))
  await system.execute(
    sql`update sessions set last_used_at = now() - interval '10 minutes' where hash in (
      select hash from sessions where account_id = ${accountIdOf('mainAdmin')} order by created_at limit 1)`,
  )
  await Promise.all([login(), login(), login()])
  expect(await countOf('mainAdmin', 'cookie')).toBe(maxBrowserSessions)
  expect(await codeOf(server.as('mainAdmin').sessions.show())).toBe('session.needed')
  expect(await countOf('mainAdmin', 'token')).toBe(tokens)
  expect(await countOf('clerk', 'cookie')).toBe(maxBrowserSessions)
})
