import { sql } from 'drizzle-orm'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { isPublicNeed } from '@icss/core/permissions/need.ts'
import { channelIdOf } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'
import { isFor, type Visitor, visitorsOf } from '../testing/visitors.ts'

/*
 * Every call of a public page, for a link and a session that have ended, were taken away, or are of a disabled channel:
 * nobody is told which, and nothing is read of what they send.
 */
const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { database } = server
const channelId = channelIdOf('chamberAdmin')

const all = Object.entries(contract)
  .flatMap(([group, members]) =>
    Object.entries(members).map(([name, endpoint]: [string, Endpoint]) => ({ name: `${group}.${name}`, endpoint })),
  )
  .filter(({ endpoint }) => isPublicNeed(endpoint.needs))

/** Whether a session that is over by its time alone is let in, to be renewed. */
const isOpenWhenOver = ({ needs }: Endpoint) => needs.kind === 'publicSession' && needs.evenEnded === true

// What leads nowhere is counted by address, and there is more of it here than one may try.
beforeEach(() => database.pool.query('delete from call_counts'))

async function answerOf({ method, path, body }: Endpoint, { params, headers }: Visitor) {
  const known: Readonly<Record<string, string>> = params
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => known[name] ?? uuid())
  const answer = await server.inject(address, {
    method,
    headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: '{"nothing":"that it takes"}' } : {}),
  })
  const { code } = (await answer.json().catch(() => ({}))) as { code?: string }
  return `${answer.status} ${code ?? ''}`
}

const outside = ({ needs }: Endpoint) => (needs.kind === 'link' ? '404 request.not_found' : '401 public_session.needed')

/** What the calls of a public page answer to a visitor whose way in `close` has closed. */
async function closedTo(close: string, isMeant: (endpoint: Endpoint) => boolean = () => true) {
  const visitors = await visitorsOf(database, channelId)
  await database.pool.query(close)
  const wrong: string[] = []
  for (const { name, endpoint } of all.filter((one) => isMeant(one.endpoint)))
    for (const visitor of visitors.filter((one) => isFor(endpoint, one))) {
      const answer = await answerOf(endpoint, visitor)
      if (answer !== outside(endpoint)) wrong.push(`${name}: ${answer}`)
      await database.pool.query('delete from call_counts')
    }
  return wrong
}

test('each of these calls is that of one link or session', async () => {
  const visitors = await visitorsOf(database, channelId)
  for (const { name, endpoint } of all)
    expect([name, visitors.filter((one) => isFor(endpoint, one)).length]).toEqual([name, 1])
})

/** What is answered to JSON that holds nothing of what is wanted, where bytes are, or fields. */
const misread = ({ body }: Endpoint) => (body === 'stream' ? '415 request.unsupported_type' : '422 request.invalid')

test('what they send is read where their way in is open', async () => {
  const visitors = await visitorsOf(database, channelId)
  for (const { name, endpoint } of all.filter((one) => one.endpoint.body !== undefined))
    for (const visitor of visitors.filter((one) => isFor(endpoint, one)))
      expect([name, await answerOf(endpoint, visitor)]).toEqual([name, misread(endpoint)])
})

test('by a link that has ended, or in a session whose time is over, nobody is let in', async () => {
  const ended = `update public_links set ends_at = now() - interval '1 second';
    update public_sessions set expires_at = now() - interval '1 second'`
  expect(await closedTo(ended, (endpoint) => !isOpenWhenOver(endpoint))).toEqual([])
})

test('by a link that was revoked, or in a session that was ended, nobody is let in, nor to renew it', async () => {
  expect(await closedTo('delete from public_links; delete from public_sessions')).toEqual([])
})

test('a disabled channel lets nobody in, and an enabled one those of before', async () => {
  try {
    expect(await closedTo(`update channels set enabled = false where id = '${channelId}'`)).toEqual([])
  } finally {
    await database.system.execute(sql`update channels set enabled = true where id = ${channelId}`)
  }
})

test('the cookie of one chamber’s page opens none of another’s', async () => {
  const own = await visitorsOf(database, channelId)
  const others = await visitorsOf(database, channelIdOf('otherChamberAdmin'))
  const wrong: string[] = []
  for (const { name, endpoint } of all.filter((one) => one.endpoint.needs.kind === 'publicSession')) {
    const [mine, theirs] = [own, others].map((some) => some.find((one) => isFor(endpoint, one)) as Visitor)
    if (!mine || !theirs) continue
    const answer = await answerOf(endpoint, { ...theirs, headers: mine.headers })
    if (answer !== outside(endpoint)) wrong.push(`${name}: ${answer}`)
  }
  expect(wrong).toEqual([])
})
