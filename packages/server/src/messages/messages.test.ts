import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { mostMessages } from '@icss/core/messages/message.ts'
import { addClerk } from '../testing/clerks.ts'
import { importFile } from '../testing/import-file.ts'
import { channelIdOf, numberOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { startTestServer } from '../testing/test-server.ts'
import type { TestClient } from '../testing/test-client.ts'
import { sweepMessages } from './sweep-messages.ts'
import { tellAdministrators } from './tell.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const { database } = server
const { system } = database
const chamber = server.as('chamberAdmin')
const main = server.as('mainAdmin')

beforeEach(() => system.execute(sql`delete from messages`))

const listed = (client: TestClient) => client.messages.list({ query: {} })
const tellOfQuota = (percent: number) =>
  database.tenant(channelIdOf('mainAdmin'), (db) =>
    tellAdministrators(db, channelIdOf('mainAdmin'), 'quota.warned', { percent }),
  )

test('whoever started a run is told how it ended, with the rows it refused; a dry run tells nothing', async () => {
  const table = '企业名称,行业,行业标签\n消息一,教育,教育\n,教育,教育\n'
  await importFile(chamber, table, { dryRun: 'true' })
  expect((await listed(chamber)).items).toEqual([])
  const run = await importFile(chamber, table)
  const { items, total, unread } = await listed(chamber)
  expect({ total, unread }).toEqual({ total: 1, unread: 1 })
  expect(items).toMatchObject([
    { kind: 'run.ended', name: '会员.csv', thingId: run.id, status: 'done', good: 1, bad: 1, isRead: false },
  ])
  expect((await listed(main)).items).toEqual([])
})

test('a message is read alone or with all others, and nobody else’s', async () => {
  await tellOfQuota(81)
  await tellOfQuota(100)
  const { items } = await listed(main)
  expect(items.map(({ percent }) => percent)).toEqual([100, 81])
  const [{ id } = { id: '' }] = items
  const { headers } = await addClerk(database, 'mainAdmin', [])
  const clerk = server.as(headers)
  expect((await listed(clerk)).items).toEqual([])
  for (const other of [chamber, clerk])
    expect(await codeOf(other.messages.read({ params: { id } }))).toBe('request.not_found')
  expect(await main.messages.read({ params: { id } })).toMatchObject({ id, isRead: true })
  expect(await listed(main)).toMatchObject({ unread: 1 })
  expect((await main.messages.list({ query: { state: 'unread' } })).total).toBe(1)
  expect(await main.messages.readAll()).toEqual({ read: 1 })
  expect(await listed(main)).toMatchObject({ unread: 0, total: 2 })
})

test('an account that is locked is told to the administrators of its channel', async () => {
  const number = numberOf('mainAdmin')
  for (let i = 0; i < 5; i += 1)
    await server.fetch('/adminLogin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ accountNumber: number, password: 'wrong1' }),
    })
  expect((await listed(main)).items).toMatchObject([{ kind: 'account.locked', name: number }])
})

test('messages go after their days, and those of an account behind its last ones', async () => {
  const channelId = channelIdOf('mainAdmin')
  await tellOfQuota(80)
  await system.execute(sql`
    insert into messages (channel_id, id, account_id, kind, facts, created_at)
    select channel_id, gen_random_uuid(), account_id, kind, facts, now() - make_interval(hours => n)
    from messages, generate_series(1, ${mostMessages + 3}) n where channel_id = ${channelId}`)
  await system.execute(sql`update messages set created_at = now() - interval '91 days' where facts->>'percent' = '80'
    and id in (select id from messages order by created_at desc limit 2)`)
  await sweepMessages(database)
  expect((await listed(main)).total).toBe(mostMessages)
})
