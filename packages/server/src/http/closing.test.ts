import { Client } from 'pg'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

test('whoever is being answered while the server closes keeps it no longer than that', async () => {
  const server = await startTestServer({ runs: false })
  const holder = new Client(server.databaseUrl)
  holder.on('error', () => {})
  await holder.connect()
  await holder.query('begin')
  await holder.query('lock table sessions in access exclusive mode')
  const asked = server.as('mainAdmin').sessions.show()
  const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect.poll(async () => (await server.database.pool.query(isWaiting)).rowCount).toBe(1)
  const before = performance.now()
  const stopped = server.stop()
  await expect.poll(() => server.fetch('/livez').catch(() => 'refused')).toBe('refused')
  await holder.query('rollback')
  expect(await asked).toMatchObject({ account: {} })
  await stopped
  // Less than an idle connection is kept: it is closed, not waited for.
  expect(performance.now() - before).toBeLessThan(30_000)
  await holder.end().catch(() => {})
})
