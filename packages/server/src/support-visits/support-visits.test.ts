import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call, type ClientOptions, type InputOf } from '@icss/core/client/client.ts'
import { contract } from '@icss/core/contract/contract.ts'
import type { Endpoint } from '@icss/core/contract/endpoint.ts'
import { ProblemError } from '@icss/core/errors/problem-error.ts'
import { allFlags } from '@icss/core/permissions/flags.ts'
import { isPublicNeed, meets } from '@icss/core/permissions/need.ts'
import { accountHeader } from '@icss/core/sessions/session.ts'
import { isOpenToVisits } from '@icss/core/support-visits/may-call.ts'
import { personalFields } from '@icss/core/support-visits/personal-fields.ts'
import { supportVisitHeader } from '@icss/core/support-visits/support-visit-header.ts'
import { addClerk } from '../testing/clerks.ts'
import { openSession } from '../testing/owned-rows.ts'
import { accountIdOf, channelIdOf, type Person } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { sampleValue } from '../testing/sample-value.ts'
import { tableOfParam } from '../testing/table-of-param.ts'
import { fillTenants, tenantTables } from '../testing/tenant-rows.ts'
import { startTestServer } from '../testing/test-server.ts'
import { sweepSupportVisits } from './sweep-support-visits.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const { database } = server
const { pool } = database
const subChannelId = channelIdOf('subAdmin')
const params = { subChannelId }
const sub = server.as('subAdmin')

type Headers = Readonly<Record<string, string>>

/** A browser of the main channel's administrator, and its visit to the sub-channel. */
async function visiting(person: Person = 'mainAdmin') {
  const own: Headers = await openSession(database, person)
  const visit = await server.as(own).supportVisits.begin({ params })
  const headers = { ...own, [supportVisitHeader]: visit.id }
  return { own, visit, headers, client: server.as(headers), home: server.as(own) }
}

beforeAll(async () => {
  await pool.query('update channels set flags = $1, admin_phone = $2 where id = $3', [
    allFlags,
    '13812345678',
    subChannelId,
  ])
})

const recordsOf = async (channelId: string) => {
  const { rows } = await pool.query<{ action: string; record: { account: string; changes: unknown[] } }>(
    `select action, record from audit where channel_id = $1 and action like 'supportVisits.%' order by seq desc`,
    [channelId],
  )
  return rows
}

test('the administrator of the main channel reads as the one below, who is told before it begins', async () => {
  const { visit, client, home } = await visiting()
  expect(visit).toMatchObject({ isOpen: true, endedAt: null, channelName: 'Channel of subAdmin' })
  expect(Date.parse(visit.endsAt) - Date.parse(visit.begunAt)).toBe(3_600_000)
  expect(await client.sessions.show()).toMatchObject({
    channel: { id: subChannelId, tier: 2, flags: allFlags },
    account: { role: 'channel-admin', name: 'm********' },
    supportVisit: { id: visit.id, fromChannelName: 'Channel of mainAdmin', endsAt: visit.endsAt },
  })
  expect((await home.sessions.show()).channel.id).toBe(channelIdOf('mainAdmin'))
  expect((await sub.messages.list({ query: {} })).items[0]).toMatchObject({
    kind: 'supportVisit.begun',
    name: 'Channel of mainAdmin',
  })
  const told = async () => {
    const { rows } = await pool.query<{ target: string; content: string }>(
      `select target, content from deliveries where channel_id = $1 and event = 'support_visit.begun'`,
      [subChannelId],
    )
    return rows
  }
  await expect
    .poll(told)
    .toMatchObject([
      { target: '13812345678', content: expect.stringContaining('Channel of mainAdmin的管理员开始支持访问') },
    ])
  expect((await sub.supportVisits.list({ query: {} })).items[0]).toMatchObject({ id: visit.id, isOpen: true })
})

test('nobody else begins one: no clerk with every flag, no sub-channel, no other main channel, not the provider', async () => {
  const clerk = await addClerk(database, 'mainAdmin', allFlags, { business: true })
  expect(await codeOf(server.as(clerk.headers).supportVisits.begin({ params }))).toBe('session.forbidden')
  for (const person of ['subAdmin', 'provider', 'clerk'] as const)
    expect(await codeOf(server.as(person).supportVisits.begin({ params }))).toBe('session.forbidden')
  for (const person of ['otherMainAdmin', 'chamberAdmin'] as const)
    expect(await codeOf(server.as(person).supportVisits.begin({ params }))).toBe('request.not_found')
  const token = await openSession(database, 'mainAdmin', {})
  expect(await codeOf(server.as(token).supportVisits.begin({ params }))).toBe('support_visit.by_browser')
})

test('the id of a visit is worth nothing but to the browser that began it', async () => {
  const { visit } = await visiting()
  const clerk = await addClerk(database, 'mainAdmin', allFlags)
  const others: Headers[] = [
    await openSession(database, 'mainAdmin'),
    await openSession(database, 'mainAdmin', {}),
    await openSession(database, 'otherMainAdmin'),
    await openSession(database, 'subAdmin'),
    await openSession(database, 'provider'),
    clerk.headers,
  ]
  for (const own of others) {
    const client = server.as({ ...own, [supportVisitHeader]: visit.id })
    expect(await codeOf(client.sessions.show())).toBe('support_visit.ended')
    expect(await codeOf(client.tutors.list({ query: {} }))).toBe('support_visit.ended')
  }
  expect(await codeOf(server.as({ [supportVisitHeader]: visit.id }).sessions.show())).toBe('session.needed')
  const own = await openSession(database, 'mainAdmin')
  for (const id of ['', 'x', uuid(), subChannelId, `${visit.id},${visit.id}`])
    expect(await codeOf(server.as({ ...own, [supportVisitHeader]: id }).sessions.show())).toBe('support_visit.ended')
})

const all = Object.entries(contract).flatMap(([group, members]) =>
  Object.entries(members).map(([name, endpoint]: [string, Endpoint]) => ({
    group,
    name: `${group}.${name}`,
    endpoint,
  })),
)

const sampleOf = (schema: Endpoint['body']) =>
  schema === undefined ? undefined : schema === 'stream' ? Buffer.from('名称\n样本\n') : sampleValue(schema)

/** What is about the account that asks; a visitor has none in the channel. */
const ofOwnAccount = new Set(['permissions.show', 'selections.show'])

const answerOf = async (endpoint: Endpoint, input: InputOf<Endpoint>, headers: Headers): Promise<string> => {
  try {
    await call(endpoint, input, { timeout: 0 }, { baseUrl: '', fetch: server.inject, headers: () => headers })
    return 'ok'
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return error.code
  }
}

describe('what a visit may call', () => {
  test('nothing that changes something or answers a file, whatever else it asks for', async () => {
    const { headers } = await visiting()
    const wrong: string[] = []
    for (const { name, endpoint } of all.filter((one) => !isOpenToVisits(one.endpoint))) {
      // A page that is read without a login knows nothing of sessions.
      if (isPublicNeed(endpoint.needs)) continue
      const input = {
        params: sampleOf(endpoint.params),
        query: sampleOf(endpoint.query),
        body: sampleOf(endpoint.body),
      }
      const code = await answerOf(endpoint, input as InputOf<Endpoint>, headers)
      if (code !== 'support_visit.reads_only') wrong.push(`${name}: ${code}`)
    }
    expect(wrong).toEqual([])
    for (const path of ['/objects/x.png', '/files/0199bb00-0000-7000-8000-000000000001', '/api/v1/uploads'])
      for (const method of ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE']) {
        const { status } = await server.fetch(path, { method, headers })
        expect([403, 404, 405, 415]).toContain(status)
      }
  })

  test('no link that would open a file or a page to whoever has it', async () => {
    const { client } = await visiting()
    const refused = [
      client.files.link({ params: { id: uuid() } }),
      client.uploads.link({ query: { key: `${'a'.repeat(32)}.png` } }),
      client.courses.showLink({ params: { id: uuid() } }),
      client.homePage.showLink({ params: { id: subChannelId } }),
    ]
    expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(['support_visit.reads_only']))
  })

  test('all that its administrator reads, with no personal text as it is', async () => {
    const main = channelIdOf('mainAdmin')
    await fillTenants(database, [main, subChannelId])
    const secrets = ['13911112222', '王小明', 'person@mail.example', '深圳市福田区某路 1 号']
    const [phone, name, mail] = secrets
    await pool.query(`update employees set phone = $2, name = $3 where channel_id = $1`, [subChannelId, phone, name])
    await pool.query(`update accounts set phone = $2, name = $3, remark = $4 where channel_id = $1`, [
      subChannelId,
      phone,
      name,
      `电话 ${phone}，${mail}`,
    ])
    await pool.query(`update participants set phone = $2, name = $3 where channel_id = $1`, [subChannelId, phone, name])
    await pool.query(`update tutors set name = $2 where channel_id = $1`, [subChannelId, name])
    const { headers, client } = await visiting()
    const session = await client.sessions.show()
    const tables = (await tenantTables(database)).map(({ name: table }) => table)
    const texts: string[] = []
    const wrong: string[] = []
    const fetch: typeof server.inject = async (url, init) => {
      const answer = await server.inject(url, init)
      const text = await answer.text()
      texts.push(`${url} ${text}`)
      return new Response(text, { status: answer.status, headers: answer.headers })
    }
    let read = 0
    for (const { group, name: called, endpoint } of all) {
      if (endpoint.events || !isOpenToVisits(endpoint) || !meets(endpoint.needs, session)) continue
      const ids: Record<string, string> = {}
      for (const [, param = ''] of endpoint.path.matchAll(/\{(\w+)\}/g)) {
        const table = tableOfParam(group, param, tables)
        if (!table || table === 'channels') continue
        const { rows } = await pool.query<{ row: { id?: string } }>(
          `select to_jsonb(t) as row from ${table} t where channel_id = $1 limit 1`,
          [subChannelId],
        )
        ids[param] = rows[0]?.row.id ?? uuid()
      }
      const looksFor = endpoint.query ? personalFields(endpoint.query) : []
      const query = { ...(sampleOf(endpoint.query) as object | undefined) }
      for (const field of looksFor) delete (query as Record<string, unknown>)[field]
      const input = { params: { ...(sampleOf(endpoint.params) as object | undefined), ...ids }, query }
      const outcomeOf = (options: Pick<ClientOptions, 'fetch' | 'headers'>) =>
        call(
          endpoint,
          input as InputOf<Endpoint>,
          { timeout: 0 },
          { baseUrl: '', isMasked: () => true, ...options },
        ).then(
          () => 'ok',
          (error: unknown) => (error as ProblemError).code,
        )
      const code = await outcomeOf({ fetch, headers: () => headers })
      const own = await outcomeOf({ fetch: server.inject, headers: () => server.headersOf('subAdmin') })
      if (code === 'ok') read += 1
      if (code !== own && !ofOwnAccount.has(called)) wrong.push(`${called}: ${code}, but ${own} for the administrator`)
    }
    expect(wrong).toEqual([])
    expect(read).toBeGreaterThan(60)
    for (const secret of secrets) expect(texts.filter((text) => text.includes(secret))).toEqual([])
  })

  test('no list by what is searched for in it, which would tell what is masked', async () => {
    const { client } = await visiting()
    expect(await codeOf(client.tutors.list({ query: { q: '13911' } }))).toBe('support_visit.searches_nothing')
    expect(await codeOf(client.accounts.list({ query: { q: '王' } }))).toBe('support_visit.searches_nothing')
    expect((await client.accounts.list({ query: { q: '' } })).total).toBeGreaterThan(0)
    expect((await client.accounts.list({ query: {} })).items[0]?.phone ?? '').not.toMatch(/\d{7}/)
  })

  test('an older form of a call is a call as well', async () => {
    const older = await startTestServer({ runs: false, olderClients: true })
    try {
      const headers = { ...older.headersOf('mainAdmin'), 'sec-fetch-site': 'same-origin' }
      const visit = await older.as(headers).supportVisits.begin({ params })
      const visited = { ...headers, [supportVisitHeader]: visit.id }
      for (const { endpoint, name } of all.filter((one) => one.endpoint.olderForms?.includes('get'))) {
        const answer = await older.fetch(endpoint.path.replaceAll(/\{\w+\}/g, uuid()), { headers: visited })
        if (endpoint.method === 'GET') continue
        expect([name, await answer.text()]).toEqual([name, expect.stringContaining('支持访问只能查看')])
      }
    } finally {
      await older.stop()
    }
  })

  test('the page of another account in the same browser is none of it', async () => {
    const { headers } = await visiting()
    const other = server.as({ ...headers, [accountHeader]: accountIdOf('otherMainAdmin') })
    expect(await codeOf(other.sessions.show())).toBe('session.needed')
    expect(
      (await server.as({ ...headers, [accountHeader]: accountIdOf('mainAdmin') }).sessions.show()).channel.id,
    ).toBe(subChannelId)
  })
})

const isOver = async ({ client, home, visit }: Awaited<ReturnType<typeof visiting>>, endedBy: string) => {
  expect(await codeOf(client.sessions.show())).toBe('support_visit.ended')
  const { items } = await home.supportVisits.list({ query: {} })
  expect(items.find(({ id }) => id === visit.id)).toMatchObject({ isOpen: false, endedBy })
}

describe('the end of a visit', () => {
  test('by the visitor, and both trails tell of begin and end', async () => {
    const own = await visiting()
    await own.home.supportVisits.end({ params: { supportVisitId: own.visit.id } })
    await isOver(own, 'visitor')
    for (const channelId of [channelIdOf('mainAdmin'), subChannelId]) {
      const [end, begin] = await recordsOf(channelId)
      expect([end, begin]).toMatchObject([
        { action: 'supportVisits.end', record: { changes: [{ of: 'support_visits', id: own.visit.id }] } },
        { action: 'supportVisits.begin' },
      ])
      expect(begin?.record.account).toBe('755001 mainAdmin')
      expect(JSON.stringify(begin?.record.changes)).toContain(own.visit.id)
    }
  })

  test('by the visited channel, whose clerks and other channels do not', async () => {
    const own = await visiting()
    const end = { params: { supportVisitId: own.visit.id } }
    const clerk = await addClerk(database, 'subAdmin', allFlags)
    expect(await codeOf(server.as(clerk.headers).supportVisits.end(end))).toBe('session.forbidden')
    for (const person of ['otherMainAdmin', 'chamberAdmin'] as const)
      expect(await codeOf(server.as(person).supportVisits.end(end))).toBe('request.not_found')
    expect((await own.client.sessions.show()).channel.id).toBe(subChannelId)
    expect(await sub.supportVisits.end(end)).toMatchObject({ isOpen: false, endedBy: 'visited' })
    await isOver(own, 'visited')
    expect((await recordsOf(channelIdOf('mainAdmin')))[0]).toMatchObject({
      action: 'supportVisits.end',
      record: { account: expect.stringMatching(/^755002 /) },
    })
    expect(await sub.supportVisits.end(end)).toMatchObject({ endedBy: 'visited' })
  })

  test('a stream of events ends with it', async () => {
    const own = await visiting()
    const events = await own.client.sessions.follow({})
    expect((await events.next()).value).toMatchObject({ channel: { id: subChannelId }, account: { name: 'm********' } })
    const after = events.next()
    await sub.supportVisits.end({ params: { supportVisitId: own.visit.id } })
    expect(await after).toMatchObject({ done: true })
    const again = await visiting()
    const more = await again.client.sessions.follow({})
    await more.next()
    const last = more.next()
    await again.home.sessions.logout()
    expect(await last).toMatchObject({ done: true })
  })

  test('by its hour, noted in both trails', async () => {
    const own = await visiting()
    await pool.query(`update support_visits set ends_at = now() - interval '1 second' where id = $1`, [own.visit.id])
    await isOver(own, 'itself')
    await sweepSupportVisits({ database, config: { sessionIdleMinutes: 60 } as never })
    await isOver(own, 'itself')
    for (const channelId of [channelIdOf('mainAdmin'), subChannelId])
      expect((await recordsOf(channelId))[0]).toMatchObject({
        action: 'supportVisits.end',
        record: { account: '755001 mainAdmin', target: { supportVisitId: own.visit.id } },
      })
  })

  test('by the logout of the browser that it stands on', async () => {
    const own = await visiting()
    await own.home.sessions.logout()
    expect(await codeOf(own.client.sessions.show())).toBe('session.needed')
    expect((await sub.supportVisits.list({ query: {} })).items[0]).toMatchObject({ id: own.visit.id, isOpen: false })
  })

  const undone: readonly [string, string, string][] = [
    ['the visited channel is disabled', 'enabled = false', subChannelId],
    ['it has another superior', `superior_channel_id = '${channelIdOf('otherMainAdmin')}'`, subChannelId],
    ['the visiting channel holds account management no more', 'flags[1] = false', channelIdOf('mainAdmin')],
  ]
  test.each(undone)('at once when %s', async (_, change, channelId) => {
    const own = await visiting()
    await pool.query('delete from channel_group_members')
    const { rows } = await pool.query<{ flags: boolean[] }>('select flags from channels where id = $1', [channelId])
    await pool.query(`update channels set ${change} where id = $1`, [channelId])
    expect(await codeOf(own.client.sessions.show())).toBe('support_visit.ended')
    await pool.query('update channels set enabled = true, superior_channel_id = $2, flags = $3 where id = $1', [
      channelId,
      channelId === subChannelId ? channelIdOf('mainAdmin') : null,
      rows[0]?.flags,
    ])
  })

  test('at once when the visitor is no administrator any more, or a channel or account is disabled', async () => {
    const own = await visiting()
    const main = channelIdOf('mainAdmin')
    for (const [undo, redo] of [
      [
        `update channels set enabled = false where id = '${main}'`,
        `update channels set enabled = true where id = '${main}'`,
      ],
      [
        `update accounts set role = 'channel-account' where id = '${accountIdOf('mainAdmin')}'`,
        `update accounts set role = 'channel-admin' where id = '${accountIdOf('mainAdmin')}'`,
      ],
    ] as const) {
      await pool.query(undo)
      expect(['session.needed', 'support_visit.ended']).toContain(await codeOf(own.client.sessions.show()))
      await pool.query(redo)
    }
  })

  test('a second visit from another browser ends the first; visits to two channels stand side by side', async () => {
    const first = await visiting()
    const second = await visiting()
    await isOver(first, 'visitor')
    expect((await second.client.sessions.show()).supportVisit?.id).toBe(second.visit.id)
    const other = uuid()
    await pool.query(
      `insert into channels (id, name, tier, superior_channel_id, flags) values ($1, 'Second sub-channel', 2, $2, $3)`,
      [other, channelIdOf('mainAdmin'), allFlags],
    )
    const account = uuid()
    await pool.query(
      `insert into accounts (channel_id, id, number, name, role, password_hash) values ($1, $2, '755099', 'x', 'channel-admin', 'none')`,
      [other, account],
    )
    await pool.query('update channels set admin_account_id = $2 where id = $1', [other, account])
    const beside = await second.home.supportVisits.begin({ params: { subChannelId: other } })
    const there = server.as({ ...second.own, [supportVisitHeader]: beside.id })
    expect((await there.sessions.show()).channel.id).toBe(other)
    expect((await second.client.sessions.show()).channel.id).toBe(subChannelId)
  })
})

test('of visits that one account begins from several browsers at once, the last stands', async () => {
  const visits = await Promise.all(Array.from({ length: 5 }, () => visiting()))
  const shown = await Promise.allSettled(visits.map(({ client }) => client.sessions.show()))
  const codes = shown.map((one) => (one.status === 'fulfilled' ? 'open' : (one.reason as ProblemError).code))
  expect(codes.toSorted()).toEqual(['open', ...Array.from({ length: 4 }, () => 'support_visit.ended')])
})

test('a disabled sub-channel is not visited', async () => {
  await pool.query('update channels set enabled = false where id = $1', [subChannelId])
  expect(await codeOf(server.as('mainAdmin').supportVisits.begin({ params }))).toBe('support_visit.channel_disabled')
  await pool.query('update channels set enabled = true where id = $1', [subChannelId])
})
