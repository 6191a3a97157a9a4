import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { daysLater } from '@icss/core/rules/days-later.ts'
import { retryDelays } from '@icss/core/webhooks/webhook.ts'
import { channels } from '../channels/channels.tables.ts'
import { freePort, ServerProcess } from '../faults/server-process.ts'
import { builtServer } from '../testing/built-server.ts'
import { channelIdOf, numberOf, type Person } from '../testing/people.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { codeOf, problemOf } from '../testing/problem-of.ts'
import { startReplica, startTestServer } from '../testing/test-server.ts'
import { deliveries } from './webhooks.tables.ts'

interface Call {
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const accept = (response: ServerResponse) => void response.writeHead(204).end()

/** Whoever is told: keeps what came, and answers what the test says. */
async function startReceiver() {
  const calls: Call[] = []
  let answer = accept
  const server = createServer((request, response) => {
    const hear = async () => {
      calls.push({ headers: request.headers, body: await text(request) })
      answer(response)
    }
    void hear()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    calls,
    answerWith: (next: typeof answer) => {
      answer = next
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const sms = { url: '', secret: 'a-secret-of-the-gateway' }
const receiver = await startReceiver()
const gateway = await startReceiver()
sms.url = gateway.url
const server = await startTestServer({ webhooksAnywhere: true, sms })
afterAll(async () => {
  await server.stop()
  receiver.stop()
  gateway.stop()
})
const db = server.database.system
const client = server.as('chamberAdmin')
const mine = channelIdOf('chamberAdmin')

const isSigned = ({ headers, body }: Call, key: Buffer | string) =>
  headers['webhook-signature'] ===
  `v1,${createHmac('sha256', key).update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`).digest('base64')}`

const keyOf = (secret: string) => Buffer.from(secret.replace('whsec_', ''), 'base64')

const publish = async (title: string, who: Person = 'chamberAdmin') => {
  const { notices } = server.as(who)
  const startAt = new Date().toISOString()
  const body = {
    title,
    body: '正文',
    publisher: '办公室',
    startAt,
    endAt: daysLater(startAt, 7),
    durationDays: 7,
    file: '',
  }
  const { id } = await notices.create({ body })
  await notices.setStatus({ params: { id }, body: { status: 'published' } })
  return id
}
const deliveriesNow = async () => (await client.webhooks.listDeliveries({ query: {} })).items
const wake = () => db.execute(sql`select pg_notify('icss_outbox', '')`)

beforeEach(async () => {
  receiver.calls.splice(0)
  gateway.calls.splice(0)
  receiver.answerWith(accept)
  for (const { id } of (await client.webhooks.list()).items) await client.webhooks.delete({ params: { webhookId: id } })
})
afterEach(() => db.delete(deliveries))

describe('a webhook', () => {
  test('is told of what it asked for, signed, once', async () => {
    const { webhook, secret } = await client.webhooks.create({
      body: { url: receiver.url, events: ['notice.published'] },
    })
    await client.webhooks.create({ body: { url: `${receiver.url}/other`, events: ['upload.finished'] } })
    const noticeId = await publish('会费通知')
    await expect.poll(() => receiver.calls.length).toBe(1)
    const [call] = receiver.calls
    if (!call) throw new Error('Nothing came.')
    expect(JSON.parse(call.body)).toMatchObject({
      type: 'notice.published',
      data: { channelId: mine, noticeId, title: '会费通知' },
    })
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect([isSigned(call, keyOf(secret)), isSigned(call, 'another key')]).toEqual([true, false])
    await expect.poll(async () => (await deliveriesNow()).map(({ status }) => status)).toEqual(['delivered'])
    expect((await deliveriesNow())[0]).toMatchObject({
      webhookId: webhook.id,
      eventId: call.headers['webhook-id'],
      answered: 204,
      attempts: 1,
      nextAt: null,
    })
    const listed = JSON.stringify([await client.webhooks.list(), await deliveriesNow()])
    expect(listed).not.toContain(secret)
    expect(JSON.stringify((await client.audit.list({ query: {} })).items)).not.toContain(secret)
    const { rows } = await db.execute(sql`select t::text from webhooks t`)
    expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('is told nothing of what was rolled back, and nothing of other channels', async () => {
    await client.webhooks.create({ body: { url: receiver.url } })
    await publish('别人的', 'otherChamberAdmin')
    await db.execute(sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`)
    await db.execute(
      sql`create constraint trigger refuse after update on notices deferrable initially deferred for each row execute function refuse()`,
    )
    expect(await codeOf(publish('不成'))).toBe('server.failed')
    await db.execute(sql`drop function refuse cascade`)
    await publish('成了')
    await expect.poll(() => receiver.calls.length).toBe(1)
    expect(receiver.calls[0]?.body).toContain('成了')
  })

  test('that fails is tried again with growing pauses, then given up, and can be replayed', async () => {
    receiver.answerWith((response) => void response.writeHead(503).end())
    await client.webhooks.create({ body: { url: receiver.url } })
    await publish('重试')
    for (const [i, delay] of retryDelays.entries()) {
      await expect.poll(async () => (await deliveriesNow())[0]?.error).toBe('HTTP 503')
      await expect
        .poll(async () => {
          const { rows } = await db.execute<{ attempts: number; wait: number }>(
            sql`select attempts, extract(epoch from next_at - now())::float8 as wait from deliveries`,
          )
          const { attempts = 0, wait = 0 } = rows[0] ?? {}
          return attempts === i + 1 && wait <= delay && wait > delay - 60
        })
        .toBe(true)
      await db.update(deliveries).set({ nextAt: sql`now()`, error: '' })
      await wake()
    }
    await expect.poll(async () => (await deliveriesNow())[0]?.status).toBe('dead')
    const [dead] = await deliveriesNow()
    expect(dead).toMatchObject({ attempts: retryDelays.length + 1, answered: 503, nextAt: null })
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    receiver.answerWith((response) => void response.writeHead(200).end())
    await client.webhooks.replay({ params: { deliveryId: dead?.id ?? '' } })
    await expect.poll(async () => (await deliveriesNow())[0]?.status).toBe('delivered')
    expect(receiver.calls.at(-1)?.headers['webhook-id']).toBe(dead?.eventId)
  })

  test.each([
    ['answers that it is gone', 410, 'dead'],
    ['sends elsewhere', 302, 'pending'],
  ])('that %s', async (_, status, becomes) => {
    receiver.answerWith((response) => void response.writeHead(status, { location: `${receiver.url}/elsewhere` }).end())
    await client.webhooks.create({ body: { url: receiver.url } })
    await publish(`回答 ${status}`)
    await expect.poll(async () => (await deliveriesNow())[0]?.answered).toBe(status)
    expect((await deliveriesNow())[0]?.status).toBe(becomes)
    expect(receiver.calls).toHaveLength(1)
  })

  test('gets each event from one of several servers', async () => {
    await client.webhooks.create({ body: { url: receiver.url } })
    const replica = await startReplica(server, { webhooksAnywhere: true })
    for (let i = 0; i < 12; i += 1) await publish(`第 ${i} 条`)
    await expect
      .poll(async () => (await deliveriesNow()).filter(({ status }) => status === 'delivered').length)
      .toBe(12)
    await replica.stop()
    expect(receiver.calls).toHaveLength(12)
    expect(new Set(receiver.calls.map(({ headers }) => headers['webhook-id'])).size).toBe(12)
  })

  test('there are ten of at most; another channel’s is as none', async () => {
    const made = []
    for (let i = 0; i < 10; i += 1) made.push(await client.webhooks.create({ body: { url: `${receiver.url}/${i}` } }))
    expect(await codeOf(client.webhooks.create({ body: { url: receiver.url } }))).toBe('webhook.limit')
    const webhookId = made[0]?.webhook.id ?? ''
    expect(await codeOf(server.as('mainAdmin').webhooks.delete({ params: { webhookId } }))).toBe('request.not_found')
  })
})

test('the platform is told of all channels, and sees what goes to phones', async () => {
  const provider = server.as('provider')
  const { webhook, secret } = await provider.platformWebhooks.create({ body: { url: receiver.url } })
  await publish('全平台')
  await expect.poll(() => receiver.calls.length).toBe(1)
  expect(receiver.calls.map((call) => isSigned(call, keyOf(secret)))).toEqual([true])
  expect(await deliveriesNow()).toEqual([])
  expect((await provider.platformWebhooks.listDeliveries({ query: { webhookId: webhook.id } })).total).toBe(1)
  await provider.platformWebhooks.delete({ params: { webhookId: webhook.id } })
})

test('an important operation is told to the administrator’s phone, by a signed call of the gateway', async () => {
  for (let i = 0; i < 5; i += 1)
    await server.as({}).sessions.adminLogin({ body: { accountNumber: numberOf('chamberAdmin'), password: 'wrong' } })
  await expect.poll(() => gateway.calls.length).toBe(1)
  const [call] = gateway.calls
  expect(JSON.parse(call?.body ?? '')).toEqual({
    to: '13700137000',
    text: '【ICSS】Channel of chamberAdmin：账号 755003 连续输错密码，已锁定 10 分钟。',
  })
  expect(call && isSigned(call, sms.secret)).toBe(true)
  await expect
    .poll(async () => (await deliveriesNow()).map(({ kind, status }) => [kind, status]))
    .toEqual([['sms', 'delivered']])
})

test('a channel is told once that its storage comes to an end', async () => {
  await db.update(channels).set({ storageQuotaBytes: 1000 }).where(eq(channels.id, mine))
  await db.execute(sql`insert into storage_usage (channel_id, used_bytes) values (${mine}, 850)`)
  const { tellOfQuota } = await import('../usage/tell-of-quota.ts')
  for (const before of [700, 850, 850])
    await server.database.tenant(mine, async (tenant) =>
      tellOfQuota(tenant, mine, 'storage', { before, after: 850, quota: 1000 }),
    )
  await wake()
  await expect.poll(() => gateway.calls.length).toBe(1)
  expect(gateway.calls[0]?.body).toContain('存储空间已用 85%')
})

test('addresses inside are refused when a webhook is made and when it is called', async () => {
  const careful = await startTestServer()
  try {
    const admin = careful.as('mainAdmin')
    for (const url of [
      'http://hooks.example.cn/x',
      'https://127.0.0.1/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://10.1.2.3/x',
      'https://169.254.169.254/latest/meta-data',
      'https://192.168.1.1:8443/x',
      'https://[::1]/x',
      'https://[::ffff:127.0.0.1]/x',
      'https://[fd00::1]/x',
      'https://[64:ff9b::7f00:1]/x',
      'https://localhost/x',
      'https://db.internal/x',
      'https://printer/x',
      'https://hooks.example.cn:22/x',
      'https://hooks.example.cn:8080/x',
      'https://hooks.example.cn:80/x',
    ])
      expect([url, await codeOf(admin.webhooks.create({ body: { url } }))]).toEqual([url, 'webhook.private'])
    for (const url of [
      'ftp://hooks.example.cn/x',
      'https://user:pass@hooks.example.cn/',
      'hooks.example.cn',
      'https://',
    ]) {
      const { errors } = await problemOf(admin.webhooks.create({ body: { url } }))
      expect([url, errors['url']?.code]).toEqual([url, 'rule.link'])
    }
    for (const url of ['https://hooks.example.cn:443/x', 'https://hooks.example.cn:8443/x'])
      expect((await admin.webhooks.create({ body: { url } })).secret).toMatch(/^whsec_/)
    await admin.webhooks.create({ body: { url: 'https://hooks.example.cn/x' } })
    // A name that leads inside, as one may do that is changed after it was judged.
    await careful.database.system.execute(sql`update webhooks set url = 'https://localhost:1/x'`)
    const { announce } = await import('../events/announce.ts')
    await careful.database.tenant(channelIdOf('mainAdmin'), (tenant) =>
      announce(tenant, channelIdOf('mainAdmin'), 'admin.changed', { accountId: 'a', number: '1' }),
    )
    await expect
      .poll(async () => (await admin.webhooks.listDeliveries({ query: {} })).items[0]?.error)
      .toBe('PRIVATE_ADDRESS')
  } finally {
    await careful.stop()
  }
})

test('a server that is killed while it delivers leaves the delivery to the next', async () => {
  const database = await createTestDatabase()
  const process = new ServerProcess({
    dataFolder: `${server.objects}/killed`,
    port: await freePort(),
    variables: { DATABASE_URL: database.url, ICSS_DEMO: '0', ICSS_WEBHOOKS_ANYWHERE: '1', ICSS_LOG_LEVEL: 'silent' },
    program: await builtServer(),
  })
  try {
    await process.start()
    const call = (path: string, init: RequestInit = {}) =>
      fetch(process.origin + path, {
        ...init,
        headers: { ...server.headersOf('mainAdmin'), 'content-type': 'application/json' },
      }).then((answer) => answer.json() as Promise<Record<string, never>>)
    let held: ServerResponse | undefined
    receiver.answerWith((response) => {
      held = response
    })
    const body = JSON.stringify({ url: receiver.url, events: ['account.locked'] })
    await call('/api/v1/webhooks', { method: 'POST', body })
    for (let i = 0; i < 5; i += 1) {
      const wrong = JSON.stringify({ accountNumber: numberOf('mainAdmin'), password: 'wrong' })
      await call('/adminLogin', { method: 'POST', body: wrong })
    }
    await expect.poll(() => held !== undefined).toBe(true)
    await process.end('SIGKILL')
    held?.destroy()
    receiver.answerWith(accept)
    await process.start()
    const { Client } = await import('pg')
    const pg = new Client(database.url)
    await pg.connect()
    // Its minute is over.
    await pg.query(`update deliveries set next_at = now() where status = 'pending'`)
    await pg.query(`notify icss_outbox`)
    const ids = () => receiver.calls.map(({ headers }) => headers['webhook-id'])
    const [first] = ids()
    await expect.poll(ids).toEqual([first, first])
    await expect
      .poll(async () => (await pg.query(`select status from deliveries where webhook_id is not null`)).rows)
      .toEqual([{ status: 'delivered' }])
    await pg.end()
  } finally {
    await process.end('SIGTERM')
    await database.drop()
  }
})
