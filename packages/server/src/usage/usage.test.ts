import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { chinaDay, addDays, daysOf } from '@icss/core/usage/usage-range.ts'
import { readConfig } from '../config.ts'
import { readStreams } from '../lives/stream-traffic.ts'
import { onlyFlags } from '@icss/core/sessions/session.fixture.ts'
import { addClerk } from '../testing/clerks.ts'
import { channelIdOf } from '../testing/people.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startReplica, startTestServer } from '../testing/test-server.ts'
import { tusClient } from '../testing/tus-client.ts'
import { noteStored } from './note-stored.ts'
import { addTraffic } from './traffic.repository.ts'
import { noThing } from './traffic-meter.ts'

// Without a worker that takes events away before they are looked at.
const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { database } = server
const { system } = database
const main = server.as('mainAdmin')
const channelId = channelIdOf('mainAdmin')
const tus = tusClient(server)
const today = chinaDay(Date.now())

beforeEach(async () => {
  for (const table of ['traffic_days', 'traffic_things', 'stored_days', 'quota_alerts', 'outbox', 'messages'])
    await system.execute(sql`delete from ${sql.identifier(table)}`)
  await system.execute(sql`update channels set traffic_quota_bytes = 1000 where id = ${channelId}`)
})

const sends = (bytes: number, kind: 'live' | 'playback' | 'storage' = 'playback') =>
  system.transaction((db) => addTraffic(db, channelId, [{ kind, thing: 'others', thingId: noThing, bytes }]))
const report = (query = {}) => main.usage.report({ query })
const sent70On = (day: string) =>
  system.execute(sql`insert into traffic_days values (${channelId}, ${day}, 'playback', 70)`)
const alerts = async () =>
  (await main.messages.list({ query: { sort: 'createdAt' } })).items.map(({ percent }) => percent)

test('a month without traffic is days of nothing, without an outlook', async () => {
  const { days, month, alerts: told } = await report()
  expect(days.at(-1)).toEqual({ day: today, live: 0, playback: 0, storage: 0 })
  expect(days).toHaveLength(Number(today.slice(8)))
  expect(month).toEqual({ used: 0, quota: 1000, state: 'free', pace: null, projected: null })
  expect(told).toEqual({ bySms: { storage: true, traffic: true }, raised: [] })
  expect(await main.usage.things({ query: {} })).toEqual({ items: [], total: 0 })
})

test('what is read of lessons, recordings and files is the traffic of theirs', async () => {
  const key = await tus.whole(Buffer.alloc(300), { slot: 'cloudFile', name: 'a.bin' })
  const file = await main.files.create({ body: { name: '讲义', groupId: '', publisher: '办公室', file: key } })
  const replica = await startReplica(server)
  const headers = server.headersOf('mainAdmin')
  await (await fetch(`${replica.url}/files/${file.id}`, { headers })).arrayBuffer()
  await (await fetch(replica.url + key, { headers: { ...headers, range: 'bytes=0-9' } })).arrayBuffer()
  await fetch(replica.url + key, { method: 'HEAD', headers })
  await replica.stop()
  const { items } = await main.usage.things({ query: {} })
  expect(items).toMatchObject([
    { thing: 'files', thingId: file.id, name: '讲义', storage: 310, total: 310, previous: 0 },
  ])
  expect((await report()).days.at(-1)).toMatchObject({ storage: 310, playback: 0 })
  await main.files.delete({ params: { id: file.id } })
  expect((await main.usage.things({ query: {} })).items).toMatchObject([{ thingId: file.id, total: 310 }])
})

test('bytes to the viewers of a stream are live traffic, counted once', async () => {
  const tutor = await main.tutors.create({ body: { name: '欧阳', avatar: 'k.jpg', introduction: '讲师', serial: 1 } })
  const times = { startAt: '2026-01-01T09:00:00+08:00', endAt: '2096-01-01T09:00:00+08:00' }
  const { id } = await main.lives.create({
    body: { name: '公开课', headImage: 'k.jpg', type: 'ROOM', tutorId: tutor.id, ...times },
  })
  await main.lives.act({ params: { id }, body: { action: 'start' } })
  let out = 70
  const statistics = createServer((_, answer) =>
    answer.end(
      `<rtmp><stream><name>${id}</name><bytes_in>9999</bytes_in><bytes_out>${out}</bytes_out></stream></rtmp>`,
    ),
  ).listen(0, '127.0.0.1')
  await new Promise((resolve) => statistics.once('listening', resolve))
  const rtmpStatUrl = `http://127.0.0.1:${(statistics.address() as AddressInfo).port}`
  const look = () => readStreams({ database, config: { ...readConfig({}), rtmpStatUrl } })
  await look()
  await look()
  out = 100
  await look()
  statistics.close()
  expect((await main.usage.things({ query: {} })).items).toMatchObject([{ thing: 'lives', name: '公开课', live: 100 }])
  expect((await main.lives.show({ params: { id } })).traffic.live).toBe(100)
})

test('each level of the quota is told once upwards, and again only five points below', async () => {
  await sends(799)
  expect(await alerts()).toEqual([])
  await sends(1)
  await sends(50)
  expect(await alerts()).toEqual([80])
  await Promise.all([sends(100), sends(100), sends(100)])
  expect((await alerts()).map((percent) => percent >= 100)).toEqual([false, true])
  const { rows } = await system.execute<{ event: string; data: { bySms: boolean } }>(
    sql`select event, data from outbox where channel_id = ${channelId} order by id`,
  )
  expect(rows.map(({ event, data }) => [event, data.bySms])).toEqual([
    ['traffic.warned', true],
    ['traffic.warned', true],
  ])
  expect((await report()).alerts.raised).toMatchObject([{ quota: 'traffic', level: 100 }])
  // The next month begins with nothing.
  await system.execute(sql`update traffic_days set day = day - 40`)
  await sends(850)
  expect(await alerts()).toHaveLength(3)
})

test('alerts go by SMS only where that is wanted, which needs account management', async () => {
  const clerk = server.as((await addClerk(database, 'mainAdmin', onlyFlags('uploadFile'))).headers)
  const body = { storage: true, traffic: false }
  expect(await codeOf(clerk.usage.setAlerts({ body }))).toBe('session.forbidden')
  expect(await main.usage.setAlerts({ body })).toEqual(body)
  await sends(900)
  const { rows } = await system.execute<{ data: { bySms: boolean } }>(
    sql`select data from outbox where event = 'traffic.warned'`,
  )
  expect(rows).toMatchObject([{ data: { bySms: false } }])
  expect((await clerk.usage.report()).alerts.bySms).toEqual(body)
})

test('a quota of nothing is full at once, and what is public is refused with a sentence', async () => {
  await system.execute(sql`update channels set traffic_quota_bytes = 0 where id = ${channelId}`)
  expect((await report()).month).toMatchObject({ quota: 0, state: 'full' })
  const key = await tus.whole(Buffer.alloc(30), { slot: 'cloudFile', name: 'b.bin' })
  const file = await main.files.create({ body: { name: 'b', groupId: '', publisher: '办公室', file: key } })
  const { url } = await main.files.link({ params: { id: file.id } })
  const path = new URL(url, 'http://x').pathname + new URL(url, 'http://x').search
  const refused = await server.fetch(path)
  expect([refused.status, (await refused.json()) as object]).toMatchObject([403, { code: 'usage.traffic_used' }])
  expect((await server.fetch(path, { headers: { range: 'bytes=10-19' } })).status).toBe(206)
  // Administrators go on.
  expect((await server.fetch(`/files/${file.id}`, { who: 'mainAdmin' })).status).toBe(200)
})

test('an outlook needs a week; the pace of whole days goes on to the end of the month', async () => {
  for (const day of daysOf({ from: addDays(today, -6), to: addDays(today, -1) })) await sent70On(day)
  expect((await report()).month).toMatchObject({ pace: null, projected: null })
  await sent70On(addDays(today, -7))
  expect((await report()).month.pace).toBe(70)
})

test('storage of a day is what was noted last, and a range that ends before it begins is refused', async () => {
  await system.execute(sql`
    insert into storage_usage (channel_id, used_bytes) values (${channelId}, 5)
    on conflict (channel_id) do update set used_bytes = 5`)
  await noteStored(database)
  await system.execute(sql`update storage_usage set used_bytes = 9 where channel_id = ${channelId}`)
  await noteStored(database)
  expect((await report()).stored).toEqual([{ day: today, bytes: 9 }])
  const fault = await problemOf(report({ from: '2026-11-02', to: '2026-11-01' }))
  expect(fault.errors['to']?.code).toBe('rule.end_before_start')
  expect((await problemOf(report({ from: '2001-01-01' }))).errors['from']?.code).toBe('rule.too_many')
})

test('exports hold each day and each thing, and other channels see none of it', async () => {
  await sends(120)
  const days = await (await server.fetch('/api/v1/usage/export?language=en', { who: 'mainAdmin' })).text()
  expect(days.trim().split(/\r?\n/)).toEqual([expect.stringContaining('Playback'), `${today},0,120,0,120`])
  const things = await (await server.fetch('/api/v1/usage/things/export?language=en', { who: 'mainAdmin' })).text()
  expect(things).toContain('Pictures and the like,Other,0,120,0,120,0')
  expect((await server.as('chamberAdmin').usage.things({ query: {} })).total).toBe(0)
})
