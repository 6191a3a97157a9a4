import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import type { Operation } from '@icss/core/operations/operation.ts'
import { hashOf } from '../sessions/session-secret.ts'
import { sessions } from '../sessions/sessions.tables.ts'
import { testClient } from '../testing/test-client.ts'
import { openSession } from '../testing/owned-rows.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startReplica, startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
const replica = await startReplica(server)
afterAll(async () => {
  await replica.stop()
  await server.stop()
})

const file = (rows: number, prefix: string) =>
  Buffer.from(`企业名称,行业,行业标签\n${Array.from({ length: rows }, (_, i) => `${prefix}${i},教育,教育\n`).join('')}`)

test('a run is followed to its end on another replica than the one that runs it', async () => {
  const there = testClient(replica.url, () => server.headersOf('chamberAdmin'))
  const list = await there.operations.listEvents()
  const { id } = await server
    .as('chamberAdmin')
    .companies.import({ query: { fileName: 'a.csv' }, body: file(9000, '甲') })
  const seen: Operation[] = []
  for await (const operation of await there.operations.events({ params: { operationId: id } })) seen.push(operation)
  expect(seen.at(-1)).toMatchObject({ status: 'done', created: 9000 })
  expect(seen.map(({ good }) => good)).toEqual(seen.map(({ good }) => good).toSorted((a, b) => a - b))
  for await (const operation of list) if (operation.id === id && operation.status === 'done') break
})

test('the stream of a channel tells nothing of others, and a run of others is not there', async () => {
  const { id } = await server
    .as('chamberAdmin')
    .companies.import({ query: { fileName: 'b.csv' }, body: file(10, '乙') })
  const other = server.as('otherChamberAdmin')
  expect(await codeOf(other.operations.events({ params: { operationId: id } }))).toBe('request.not_found')
  const list = await other.operations.listEvents()
  const mine = await other.companies.import({ query: { fileName: 'c.csv' }, body: file(10, '丙') })
  for await (const operation of list) {
    expect(operation.id).toBe(mine.id)
    if (operation.status === 'done') break
  }
})

test('a stream ends when its session ends', async () => {
  const headers = await openSession(server.database, 'chamberAdmin')
  const list = await server.as(headers).operations.listEvents()
  const ended = (async () => {
    for await (const _ of list);
    return 'ended'
  })()
  const secret = headers['cookie']?.split('=')[1] ?? ''
  await server.database.system.delete(sessions).where(eq(sessions.hash, hashOf(secret)))
  expect(await ended).toBe('ended')
})

test('a stream goes on when the connection to the database was lost', async () => {
  const client = server.as('chamberAdmin')
  const list = await client.operations.listEvents()
  await server.database.system.execute(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'`,
  )
  const { id } = await client.companies.import({ query: { fileName: 'd.csv' }, body: file(10, '丁') })
  const { value } = await (async () => {
    for (;;) {
      const next = await list.next()
      if (next.done || next.value.id === id) return next
    }
  })()
  expect(value).toMatchObject({ id })
})
