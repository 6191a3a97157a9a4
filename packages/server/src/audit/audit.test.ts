import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { contract } from '@icss/core/contract/contract.ts'
import type { AuditRecord } from '@icss/core/audit/audit-record.ts'
import { verifyAudit } from '@icss/core/audit/verify-audit.ts'
import { tenantRole } from '../database/database.ts'
import { importFile } from '../testing/import-file.ts'
import { accountIdOf, channelIdOf } from '../testing/people.ts'
import { codeOf } from '../testing/problem-of.ts'
import { recordedStatements } from '../testing/recorded-statements.ts'
import { startTestServer } from '../testing/test-server.ts'
import { sweepAudit } from './sweep-audit.ts'

const server = await startTestServer()
afterAll(() => server.stop())
const { database } = server
const client = server.as('chamberAdmin')
const channelId = channelIdOf('chamberAdmin')

const company = { name: '审计样本', industry: '教育', industryTags: ['教育'] }
const latest = async () => (await client.audit.list({ query: {} })).items[0] as AuditRecord
const exported = async () => (await (await client.audit.export()).text()).split('\n').filter((line) => line !== '')

const actionsOf = async (query: NonNullable<Parameters<typeof client.audit.list>[0]>['query']) =>
  (await client.audit.list({ query })).items.map(({ action }) => action)
const faultOf = async (changed: readonly string[]) => {
  const found = await verifyAudit(changed)
  return found.ok ? undefined : found.fault.code
}

test('each change is recorded with who, when, from where, what, before and after', async () => {
  const { id } = await client.companies.create({ body: company })
  expect(await latest()).toMatchObject({
    seq: 1,
    action: 'companies.create',
    accountId: accountIdOf('chamberAdmin'),
    account: '755003 chamberAdmin',
    address: '127.0.0.1',
    changed: 1,
    changes: [{ of: 'companies', id, before: null, after: { name: '审计样本', version: 1 } }],
  })
  const { version } = await client.companies.update({
    params: { companyId: id },
    query: { version: 1 },
    body: { ...company, address: '新址' },
  })
  expect(version).toBe(2)
  expect(await latest()).toMatchObject({
    action: 'companies.update',
    target: { companyId: id },
    changes: [{ id, before: { address: '', version: 1 }, after: { address: '新址', version: 2 } }],
  })
  await client.companies.delete({ params: { companyId: id } })
  expect(await latest()).toMatchObject({ seq: 3, changes: [{ id, before: { name: '审计样本' }, after: null }] })
})

test('whoever may see a record is told who changed it since; nobody else is', async () => {
  const { id } = await client.companies.create({ body: { ...company, name: '谁改的' } })
  await client.companies.update({
    params: { companyId: id },
    query: { version: 1 },
    body: { ...company, name: '谁改的', address: '新址' },
  })
  const since = (await latest()).at
  const params = { noun: 'companies', id }
  const { items } = await client.audit.ofRecord({ params, query: {} })
  expect(items).toMatchObject([
    { action: 'companies.update', account: '755003 chamberAdmin' },
    { action: 'companies.create', account: '755003 chamberAdmin' },
  ])
  expect((await client.audit.ofRecord({ params, query: { since } })).items).toHaveLength(1)
  const later = new Date(Date.now() + 60_000).toISOString()
  expect((await client.audit.ofRecord({ params, query: { since: later } })).items).toEqual([])
  for (const noun of ['nothing', 'toString', 'health'])
    expect(await codeOf(client.audit.ofRecord({ params: { noun, id }, query: {} }))).toBe('request.not_found')
  const other = server.as('mainAdmin')
  expect(await codeOf(other.audit.ofRecord({ params, query: {} }))).toBe('session.forbidden')
  await client.companies.delete({ params: { companyId: id } })
})

test('a record says what it is about, with its name: as it was written, as it is called now, or in the bin', async () => {
  const { id } = await client.companies.create({ body: { ...company, name: '有名字的企业' } })
  await client.companies.update({
    params: { companyId: id },
    query: { version: 1 },
    body: { ...company, name: '有名字的企业', address: '新址' },
  })
  const subjects = async () =>
    (await client.audit.list({ query: { recordId: id } })).items.map(({ action, subject }) => [action, subject])
  const subject = { noun: 'companies', id, name: '有名字的企业' }
  expect(await subjects()).toEqual([
    ['companies.update', subject],
    ['companies.create', subject],
  ])
  await client.companies.delete({ params: { companyId: id } })
  expect(await subjects()).toHaveLength(3)
  expect((await subjects()).map(([, one]) => one)).toEqual([subject, subject, subject])
  expect(await server.as('otherChamberAdmin').audit.list({ query: { recordId: id } })).toEqual({ items: [], total: 0 })
})

test('what is about one record is found by its id, however long the trail of the channel is', async () => {
  const { id } = await client.companies.create({ body: { ...company, name: '长长的日志' } })
  const params = { noun: 'companies', id }
  const statements = await recordedStatements(() => client.audit.ofRecord({ params, query: {} }))
  const { text = '', values = [] } = statements.find((one) => one.text.includes('"audit"')) ?? {}
  const db = await database.pool.connect()
  try {
    await db.query('begin')
    await db.query(
      `insert into audit (channel_id, seq, at, account_id, action, hash, record, about)
       select channel_id, seq + n, at, account_id, action, hash, record, array[gen_random_uuid()::text]
       from audit, generate_series(1, 5000) n where channel_id = $1 and seq = (select max(seq) from audit where channel_id = $1)`,
      [channelId],
    )
    await db.query('analyze audit')
    await db.query(`set local role ${tenantRole}; set local icss.channel_id = '${channelId}'`)
    const { rows } = await db.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...values])
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('Index Scan on audit_about')
    expect(plan).not.toContain('Seq Scan')
  } finally {
    await db.query('rollback')
    db.release()
  }
})

test('the ids that a record is about are taken from records that were written before they were kept apart', async () => {
  const stored = 'select seq, (select array_agg(id order by id) from unnest(about) id) as about from audit order by 1'
  const { rows: before } = await database.pool.query<{ about: string[] | null }>(stored)
  expect(before.some(({ about }) => about !== null)).toBe(true)
  const migration = await readFile(new URL('../../migrations/0074_audit-about.sql', import.meta.url), 'utf8')
  await database.pool.query(`update audit set about = '{}'`)
  await database.pool.query(migration.split('--> statement-breakpoint')[1] ?? '')
  expect((await database.pool.query(stored)).rows).toEqual(before)
})

test('what is done by itself is left out where that is asked', async () => {
  const { total } = await client.audit.list({ query: {} })
  const one = await client.companies.create({ body: { ...company, name: '选定一家' } })
  await client.selections.create({ body: { noun: 'companies', ids: [one.id] } })
  expect(await actionsOf({ without: 'technical' })).not.toContain('selections.create')
  expect((await client.audit.list({ query: {} })).total).toBe(total + 2)
  expect((await client.audit.list({ query: { without: 'technical' } })).items[0]?.action).toBe('companies.create')
})

test('what was refused or rolled back leaves no record', async () => {
  const { total } = await client.audit.list({ query: {} })
  await client.companies.create({ body: company })
  expect(await codeOf(client.companies.create({ body: company }))).toBe('companies.name_taken')
  expect((await client.audit.list({ query: {} })).total).toBe(total + 1)
})

test('secrets and what derives from other columns are in no record', async () => {
  const { token } = await client.sessions.createToken({ body: { name: 'a', days: 1, readOnly: true } })
  const { rows } = await database.pool.query<{ hash: string }>(`select hash from sessions where name = 'a'`)
  const all = (await exported()).join('\n')
  expect(all).toContain('sessions.createToken')
  expect(all).not.toContain(token)
  expect(all).not.toContain(rows[0]?.hash)
  expect(all).not.toContain('"grams"')
  const { rows: bare } = await database.pool.query(`
    select a.attrelid::regclass || '.' || a.attname as column from pg_attribute a
    join pg_trigger t on t.tgrelid = a.attrelid and t.tgname = 'audited'
    where a.attnum > 0 and a.attname ~ '(secret|password|hash|token)' and a.atttypid <> 'boolean'::regtype
      and col_description(a.attrelid, a.attnum) is distinct from 'secret'`)
  const { rows: derived } = await database.pool.query(`
    select a.attrelid::regclass as table from pg_attribute a
    join pg_trigger t on t.tgrelid = a.attrelid and t.tgname = 'audited'
    where a.attname = 'grams' and col_description(a.attrelid, a.attnum) is distinct from 'derived'`)
  expect(derived, 'comment the column as derived').toEqual([])
  expect(bare, 'comment the column as secret, or give it a name that does not sound like one').toEqual([])
})

test('a run is one record, however many rows it writes', async () => {
  const rows = Array.from({ length: 500 }, (_, i) => `批${i},教育,教育\n`).join('')
  const { total } = await client.audit.list({ query: {} })
  const { id } = await importFile(client, `企业名称,行业,行业标签\n${rows}`)
  const { items } = await client.audit.list({ query: { action: 'companies.import' } })
  expect(items[0]).toMatchObject({ target: { operationId: id }, changed: 500 })
  // One for the call, one for the end of the run.
  expect((await client.audit.list({ query: {} })).total).toBe(total + 2)
})

test('filters by time, account and action', async () => {
  const at = (await latest()).at
  expect(await actionsOf({ action: 'companies.' })).not.toContain('sessions.createToken')
  expect(await actionsOf({ action: 'sessions.createToken' })).toEqual(['sessions.createToken'])
  expect(await actionsOf({ accountId: accountIdOf('mainAdmin') })).toEqual([])
  expect(await actionsOf({ until: '2020-01-01T00:00:00Z' })).toEqual([])
  expect(await actionsOf({ from: at })).not.toEqual([])
  expect(await server.as('otherChamberAdmin').audit.list({ query: {} })).toEqual({ items: [], total: 0 })
})

test('an export is verified without the server, and shows each way of tampering', async () => {
  const lines = await exported()
  expect(await verifyAudit(lines)).toMatchObject({ ok: true, records: lines.length - 2 })
  expect(await faultOf(lines.toSpliced(3, 1))).toBe('audit.gap')
  expect(await faultOf(lines.with(2, lines[2]?.replace('新址', '旧址') ?? ''))).toBe('audit.hash')
  expect(await faultOf([...lines.slice(0, -2), lines.at(-1) ?? ''])).toBe('audit.end')
  expect(await faultOf(lines.slice(0, -1))).toBe('audit.cut_off')
  expect(await faultOf(lines.slice(1))).toBe('audit.no_head')
})

test('whoever serves a channel can add to its trail, not change or delete it', async () => {
  for (const statement of [
    'update audit set action = $$x$$',
    'delete from audit',
    'truncate audit',
    `insert into audit_seals select channel_id, seq, hash, at from audit`,
  ])
    await expect(database.tenant(channelId, (_db, c) => c.query(statement))).rejects.toThrow('permission denied')
  expect(await client.audit.verify()).toMatchObject({ ok: true, fault: null })
  await database.pool.query(`update audit set record = jsonb_set(record, '{address}', '"1.2.3.4"') where seq = 2`)
  expect(await client.audit.verify()).toMatchObject({ ok: false, fault: { code: 'audit.hash', params: { seq: 2 } } })
  await database.pool.query(`update audit set record = jsonb_set(record, '{address}', '"127.0.0.1"') where seq = 2`)
  expect(await client.audit.verify()).toMatchObject({ ok: true })
})

test('records that have had their time go as sealed prefixes; what is left is still verified', async () => {
  const before = await client.audit.list({ query: { sort: 'at' } })
  await database.pool.query(`update audit set at = at - interval '300 days' where seq <= 3`)
  await database.pool.query(`update audit set at = at - interval '3 days' where seq between 4 and 5`)
  await sweepAudit(database, 180)
  const { items } = await client.audit.list({ query: { sort: 'at' } })
  // The seal reaches to record 5, which is too young: a prefix goes whole or not at all.
  expect(items).toHaveLength(before.items.length)
  await database.pool.query(`insert into audit_seals select channel_id, seq, hash, at from audit where seq = 3`)
  await sweepAudit(database, 180)
  expect((await client.audit.list({ query: { sort: 'at' } })).items[0]?.seq).toBe(4)
  expect(await client.audit.verify()).toMatchObject({ ok: true, records: before.items.length - 3 })
  expect(await verifyAudit(await exported())).toMatchObject({ ok: true })
})

test('50 changes at once make one chain without gaps', async () => {
  const at = server.as('otherChamberAdmin')
  await Promise.all(
    Array.from({ length: 50 }, (_, i) => at.companies.create({ body: { ...company, name: `并发${i}` } })),
  )
  expect(await at.audit.verify()).toMatchObject({ ok: true, records: 50 })
})

test('no endpoint that changes something answers a stream, for then nothing could be recorded', () => {
  const writing = Object.values(contract).flatMap((group) =>
    Object.values(group).filter(({ method }) => method !== 'GET'),
  )
  expect(writing.filter((one) => 'answer' in one && one.answer === 'stream')).toEqual([])
})
