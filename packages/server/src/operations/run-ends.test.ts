import type { PoolClient } from 'pg'
import { allFlags } from '@icss/core/permissions/flags.ts'
import { afterAll, expect, test } from 'vitest'
import { channelIdOf } from '../testing/people.ts'
import { finished } from '../testing/import-file.ts'
import { startTestServer } from '../testing/test-server.ts'
import { timePasses } from '@icss/core/testing/time-passes.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const { pool } = server.database
const admin = server.as('chamberAdmin')

/** Waits until as many transactions wait for a lock of this kind. */
async function waiting(kind: 'advisory' | 'relation', count: number): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int from pg_locks l join pg_stat_activity a using (pid)
       where not l.granted and l.locktype = $1 and a.datname = current_database()`,
      [kind],
    )
    if (rows[0]?.count === count) return
    await timePasses(5)
  }
}

const holding = async (statement: string): Promise<PoolClient> => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query(statement)
  return client
}

const letGo = async (client: PoolClient) => {
  await client.query('rollback')
  client.release()
}

test('a run that ends while somebody changes what locks its channel waits for them, and they for it', async () => {
  const members = await holding('lock table companies in exclusive mode')
  const { id } = await admin.companies.import({
    query: { fileName: 'a.csv' },
    body: Buffer.from('企业名称,行业,行业标签\n甲,教育,教育\n'),
  })
  await waiting('relation', 1)
  const chain = await holding(`select pg_advisory_xact_lock(hashtextextended('${channelIdOf('chamberAdmin')}', 2))`)
  await letGo(members)
  await waiting('advisory', 1)
  const created = admin.permissionTemplates.create({ body: { name: '门口', flags: [...allFlags] } })
  await waiting('advisory', 2)
  await letGo(chain)
  expect(await created).toMatchObject({ name: '门口' })
  expect(await finished(admin, id)).toMatchObject({ status: 'done', created: 1 })
})
