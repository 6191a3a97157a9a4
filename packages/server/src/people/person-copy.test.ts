import { afterAll, beforeAll, expect, test } from 'vitest'
import { peopleZh } from '@icss/core/people/people.zh.ts'
import { camelCase } from '@icss/core/rules/camel-case.ts'
import { type CopySoFar, takeCopy } from '@icss/core/people/person-copy.ts'
import type { AuditRecord } from '@icss/core/audit/audit-record.ts'
import { accountIdOf, channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { fillTenants, tenantTables } from '../testing/tenant-rows.ts'
import { startTestServer } from '../testing/test-server.ts'
import { copyPart } from './copy-part.ts'
import { personalTables } from './personal-tables.ts'

// What is written over here would be taken up in the background, and changed.
const server = await startTestServer({ runs: false })
afterAll(() => server.stop())
const { pool } = server.database
const client = server.as('chamberAdmin')
const channelId = channelIdOf('chamberAdmin')
const other = channelIdOf('otherChamberAdmin')
const phone = '17712345678'

const copyOf = (whose = phone, as = client) => takeCopy(whose, (body) => as.people.copy({ body }))
const tables = await personalTables(pool)

/** Writes into the row of a table that the channel has. */
const write = (table: string, values: Readonly<Record<string, unknown>>, channel = channelId) =>
  pool.query(
    `update "${table}" set ${Object.keys(values)
      .map((name, at) => `"${name}" = $${at + 2}`)
      .join(', ')} where channel_id = $1`,
    [channel, ...Object.values(values)],
  )
const idOf = async (table: string): Promise<string> =>
  (await pool.query<{ id: string }>(`select id from "${table}" where channel_id = $1`, [channelId])).rows[0]?.id ?? ''

beforeAll(() => fillTenants(server.database, [channelId, other]))

/** Lists of what is no text: the database refuses one, or has its number. */
const unplanted = ['permission_templates.flags', 'accounts.own_flags']

test('what is written into any column of any table of a channel is found, and what is secret is not', async () => {
  const planted: string[] = []
  const refused: string[] = []
  const known = await tenantTables(server.database)
  for (const { name: table, columns } of known)
    for (const { name, type } of columns) {
      const value = { text: phone, ARRAY: [phone], jsonb: JSON.stringify({ deep: [{ in: phone }] }) }[type]
      if (value === undefined) continue
      const taken = await pool
        .query(`update "${table}" set "${name}" = $2 where channel_id = $1`, [other, value])
        .catch(() => undefined)
      if (taken === undefined) refused.push(`${table}.${name}`)
      else planted.push(`${table}.${name}`)
    }
  expect(refused).toEqual(unplanted)
  // Without a session, which is among what was written over.
  const { rows, mentions } = await takeCopy(phone, ({ phone, from }) =>
    server.database.tenant(other, (_, tenant) => copyPart(tenant, other, phone, from)),
  )
  const found = new Set([
    ...mentions.map(({ of, field }) => `${of}.${field.split('.')[0]}`),
    ...rows.flatMap(({ of, values }) =>
      Object.entries(values).flatMap(([name, value]) =>
        JSON.stringify(value).includes(phone) ? [`${of}.${name}`] : [],
      ),
    ),
  ])
  const hidden = new Set([
    'company_grams.grams',
    ...tables.flatMap(({ name, hidden: columns }) => columns.map((column) => `${name}.${column}`)),
  ])
  const advice = 'a text that the copy of a person neither searches nor holds for a secret'
  expect(
    planted.filter((column) => !found.has(column) && !hidden.has(column)).map((one) => `${one}: ${advice}`),
  ).toEqual([])
  expect([...found].filter((column) => hidden.has(column))).toEqual([])
  expect(planted.length).toBeGreaterThan(200)
})

/** Tables with names of people that have no phone: who finds them by name confirms each by hand. */
const byNameAlone = {
  activities: 'who published it',
  desk_helpers: 'who helps at a desk, by what they were called',
  files: 'who published it',
  home_drafts: 'which account edited it',
  news: 'who published it',
  notices: 'who published it',
  recycle_bin: 'which account deleted it; what was deleted is looked through for the phone',
  support_visits: 'an account of the channel above',
  tutors: 'a tutor has no phone',
}

test('a table with names of people is searched by their phones, or is one of those that have none', () => {
  const unfound = tables.filter(
    ({ columns, phones, ties, aboutOf }) =>
      columns.some(({ name }) => aboutOf(name) === 'name') && phones.length === 0 && ties.length === 0,
  )
  const advice = 'say in byNameAlone whose names it has, or give it the phone or the id of the person'
  expect(
    unfound
      .map(({ name }) => name)
      .filter((name) => !Object.hasOwn(byNameAlone, name))
      .map((name) => `${name}: ${advice}`),
  ).toEqual([])
  expect(Object.keys(byNameAlone)).toEqual(unfound.map(({ name }) => name))
})

test('a copy holds what is the person, what hangs on it and what mentions them, and of others no more than a mask', async () => {
  await write('employees', { phone, name: '欧阳明月', position: '总工' })
  await write('public_sessions', { kind: 'employee', thing_id: await idOf('employees'), user_agent: '手机浏览器' })
  await write('public_links', { kind: 'binding', thing_id: await idOf('employees') })
  await write('participants', { phone, name: '欧阳明月', code: 'abcdefghijklmno', way: 'desk' })
  await write('winners', { participant_id: await idOf('participants'), handed_over_by: '王小二', prize: '手表' })
  await write('introductions', {
    resource_phone: phone,
    resource_contact: '欧阳明月',
    demand_phone: '13900139000',
    demand_contact: '李四光',
    decided_by: '王小二',
  })
  await write('public_links', { kind: 'binding', thing_id: await idOf('employees') })
  await write('reports', {
    reporter_account: phone,
    reporter_name: '欧阳明月',
    reported_name: '李四光',
    reported_account: '13900139000',
  })
  await write('resources', { contact_id: null, content: '详情请电 177-1234 5678，或 13900139000 找李工。' })
  await write('deliveries', { target: phone, content: '您好' })
  const copy = await copyOf('+86 177 1234 ５６７８')
  const { rows, mentions } = copy
  expect(copy.phone).toBe(phone)
  const valuesOf = (kind: string) => rows.find(({ of }) => of === kind)
  expect(valuesOf('employees')).toMatchObject({ through: '', values: { name: '欧阳明月', phone, position: '总工' } })
  expect(valuesOf('participants')).toMatchObject({ values: { name: '欧阳明月', phone, way: 'desk' } })
  expect(valuesOf('winners')).toMatchObject({
    through: 'participants',
    values: { prize: '手表', handed_over_by: '王**' },
  })
  expect(valuesOf('public_sessions')).toMatchObject({ values: { user_agent: '手机浏览器' } })
  expect(valuesOf('introductions')?.values).toMatchObject({
    resource_phone: phone,
    resource_contact: '欧阳明月',
    demand_phone: '139****9000',
    demand_contact: '李**',
    decided_by: '王**',
  })
  expect(valuesOf('reports')?.values).toMatchObject({
    reporter_name: '欧阳明月',
    reported_name: '李**',
    reported_account: '139****9000',
  })
  expect(valuesOf('deliveries')).toMatchObject({ values: { target: phone, content: '您好' } })
  expect(rows.map(({ of }) => of)).toContain('public_links')
  expect(mentions).toEqual([
    {
      of: 'resources',
      id: await idOf('resources'),
      field: 'content',
      excerpt: '详情请电 177-1234 5678,或 139****9000 找李工。',
    },
  ])
  const whole = JSON.stringify(rows)
  for (const secret of ['abcdefghijklmno', 'password', 'hash', 'sealed']) expect(whole).not.toContain(secret)
})

test('what an account did, and where from, is in its copy without what it did it to', async () => {
  await pool.query('update accounts set phone = $1, name = $2 where id = $3', [
    '17700001111',
    '陈思远',
    accountIdOf('chamberAdmin'),
  ])
  await client.companies.create({
    body: { name: '别人的企业', industry: '教育', industryTags: ['教育'], legalRepresentative: '李四光' },
  })
  const { rows } = await copyOf('17700001111')
  const kinds = new Set(rows.map(({ of }) => of))
  expect([...kinds]).toEqual(expect.arrayContaining(['accounts', 'audit', 'sessions']))
  const done = rows.find(({ of, values }) => of === 'audit' && values['action'] === 'companies.create')
  expect(done).toMatchObject({ through: 'accounts', values: { record: { address: '127.0.0.1' } } })
  expect(JSON.stringify(rows)).not.toContain('李四光')
})

test('a person of another channel is nobody here, and each copy is recorded by the masked phone', async () => {
  await write('sign_ups', { phone: '17788889999', name: '他人' }, other)
  await write('news', { title: '电话 17788889999' }, other)
  expect(await copyOf('17788889999')).toMatchObject({ rows: [], mentions: [] })
  const [record] = (await client.audit.list({ query: {} })).items as AuditRecord[]
  expect(record).toMatchObject({
    action: 'people.copy',
    accountId: accountIdOf('chamberAdmin'),
    target: {},
    changes: [{ of: 'people', before: null, after: { phone: '177****9999' } }],
  })
  expect(server.log()).not.toContain('17788889999')
  const { rows } = await pool.query(`select answer from idempotency_keys where answer::text like '%17788889999%'`)
  expect(rows).toEqual([])
})

test('a copy of very many rows comes in parts, each row once', async () => {
  const many = '17755556666'
  await pool.query(
    `insert into deliveries (channel_id, id, target, event, event_id, content, status)
     select $1, gen_random_uuid(), $2, 'notice.published', gen_random_uuid(), '第 ' || n || ' 条，拨 ' || $2, 'dead'
     from generate_series(1, 1201) n`,
    [channelId, many],
  )
  let parts = 0
  const { rows, mentions } = await takeCopy(many, async (body) => {
    parts += 1
    const part = await client.people.copy({ body })
    expect(part.rows.length).toBeLessThanOrEqual(1000)
    return part
  })
  expect(new Set(rows.map(({ id }) => id)).size).toBe(1201)
  expect([rows.length, mentions]).toEqual([1201, []])
  expect(parts).toBe(3)
  // A part that does not come takes nothing of what was found before it: the rest follows from there.
  let found: CopySoFar | undefined
  const cut = takeCopy(
    many,
    (body) => (body.from ? Promise.reject(new Error('cut')) : client.people.copy({ body })),
    (soFar) => (found = soFar),
  )
  await expect(cut).rejects.toThrow('cut')
  expect(found?.copy.rows).toHaveLength(500)
  const rest = await takeCopy(many, (body) => client.people.copy({ body }), undefined, found)
  expect(new Set(rest.rows.map(({ id }) => id)).size).toBe(1201)
  expect(rest.rows).toHaveLength(1201)
  await pool.query('delete from deliveries where target = $1', [many])
})

const placeAt = (of: string, key: string[]) => ({ step: 'rows' as const, of, key })

test('a place that no copy has named, a phone that is none and whoever is no administrator are refused', async () => {
  for (const place of [placeAt('pg_class', []), placeAt('employees', ['x']), placeAt('employees', ['1', '2'])])
    expect(await codeOf(client.people.copy({ body: { phone, from: place } }))).toBe('request.invalid')
  expect(await codeOf(client.people.copy({ body: { phone: '12' } }))).toBe('request.invalid')
  for (const person of ['clerk', 'provider'] as const)
    expect(await codeOf(server.as(person).people.copy({ body: { phone } }))).toBe('session.forbidden')
})

test('each kind that a copy can show has its words', () => {
  const named = tables.flatMap(({ name, phones, ties, words }) =>
    phones.length + ties.length + words.length > 0 && !Object.hasOwn(peopleZh.kinds, camelCase(name)) ? [name] : [],
  )
  expect(named.map((table) => `${table}: give it words among the kinds of people.zh.ts`)).toEqual([])
})
