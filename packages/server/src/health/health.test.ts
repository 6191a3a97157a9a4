import { rm, writeFile } from 'node:fs/promises'
import { afterEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
afterEach(() => server.stop())

const readiness = async () => {
  const response = await server.fetch('/readyz')
  return [response.status, await response.json()] as const
}

test('live and ready, for anyone', async () => {
  server = await startTestServer()
  expect(await (await server.fetch('/livez')).json()).toEqual({ status: 'live' })
  expect(await readiness()).toEqual([200, { status: 'ready', reasons: [] }])
  expect((await server.fetch('/readyz')).headers.get('cache-control')).toBe('no-store')
})

test('a storage that cannot be written is a reason, until it can be again', async () => {
  server = await startTestServer()
  await rm(server.objects, { recursive: true })
  await writeFile(server.objects, '')
  await expect.poll(readiness).toEqual([
    503,
    {
      status: 'not ready',
      reasons: [{ part: 'storage', reason: expect.stringMatching(/^cannot be written \(E\w+\)$/) }],
    },
  ])
  expect((await server.fetch('/livez')).status).toBe(200)
  await rm(server.objects)
  await expect.poll(readiness).toEqual([200, { status: 'ready', reasons: [] }])
})

test('a database that can only be read is a reason, and so is one that is gone', async () => {
  server = await startTestServer({ runs: false })
  const { pool } = server.database
  const name = new URL(server.databaseUrl).pathname.slice(1)
  const connections = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1'
  await pool.query(`alter database ${name} set default_transaction_read_only = on`)
  // Its own connection is among them.
  await pool.query(connections, [name]).catch(() => {})
  await expect
    .poll(async () => (await readiness())[1].reasons)
    .toEqual([{ part: 'database', reason: 'can only be read' }])
  await server.dropDatabase()
  await expect
    .poll(async () => (await readiness())[1].reasons)
    .toEqual([{ part: 'database', reason: 'cannot be reached (3D000)' }])
})
