import { afterAll, beforeAll, expect, test } from 'vitest'
import { type AuditRecord, chainStart } from '@icss/core/audit/audit-record.ts'
import { chainChecker } from '@icss/core/audit/verify-audit.ts'
import { flags } from '@icss/core/permissions/flags.ts'
import { finished } from '../testing/import-file.ts'
import { accountIdOf, channelIdOf } from '../testing/people.ts'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer({ initialPassword: 'first-Pass7x' })
afterAll(() => server.stop())

const main = server.as('mainAdmin')
const own = channelIdOf('mainAdmin')
const { pool } = server.database
const only = (...held: string[]) => flags.map((flag) => held.includes(flag))
// More than are locked one by one.
const count = 700

beforeAll(async () => {
  await pool.query(
    `insert into channels (id, name, tier, superior_channel_id, flags)
     select gen_random_uuid(), 'Bulk ' || i, 2, $1, $2 from generate_series(1, $3) i`,
    [own, only('uploadFile'), count],
  )
})

/** The chain of each sub-channel, also of one that is no more. */
async function chainsOf(action: string): Promise<Map<string, AuditRecord[]>> {
  const { rows } = await pool.query<{ record: AuditRecord }>(
    'select record from audit where channel_id <> $1 and action = $2 order by channel_id, seq',
    [own, action],
  )
  return Map.groupBy(
    rows.map(({ record }) => record),
    ({ channelId }) => channelId,
  )
}

async function brokenChains(): Promise<unknown[]> {
  const { rows } = await pool.query<{ record: AuditRecord }>('select record from audit order by channel_id, seq')
  const chains = Map.groupBy(
    rows.map(({ record }) => record),
    ({ channelId }) => channelId,
  )
  return [...chains].flatMap(([channelId, records]) => {
    const chain = chainChecker({ channelId, seq: 0, hash: chainStart })
    return records.map((record) => chain.fault(record)).filter((fault) => fault !== undefined)
  })
}

test('what a plan and its undo change of sub-channels stands in the chain of each', async () => {
  const plan = await main.permissions.plan({ body: { kind: 'closeAll' } })
  // Others add to their chains meanwhile.
  const [run] = await Promise.all([
    main.permissions.apply({ body: plan }),
    ...Array.from({ length: 20 }, () =>
      server
        .as('subAdmin')
        .sessions.createToken({ body: { name: 'x', days: 1, readOnly: true } })
        .catch(() => undefined),
    ),
  ])
  const applied = await chainsOf('permissions.apply')
  expect(applied.size).toBe(count + 1)
  for (const records of applied.values()) expect(records).toHaveLength(1)
  const bulk = [...applied.values()].flat().find(({ channelId }) => channelId !== channelIdOf('subAdmin'))
  expect(bulk).toMatchObject({
    account: '755001 mainAdmin',
    changed: 1,
    changes: [{ of: 'channels', id: bulk?.channelId, before: { flags: only('uploadFile') }, after: { flags: only() } }],
  })
  const { items } = await main.audit.list({ query: { action: 'permissions.apply' } })
  expect(new Set(items[0]?.changes.map(({ of }) => of))).toEqual(new Set(['operations']))

  const undo = await main.operations.undo({ params: { operationId: run.id } })
  await finished(main, undo.id)
  const undone = await chainsOf('operations.undo')
  expect(undone.size).toBe(count + 1)
  expect(undone.get(bulk?.channelId ?? '')).toMatchObject([
    {
      target: { operationId: undo.id },
      accountId: accountIdOf('mainAdmin'),
      address: '',
      changes: [{ after: { flags: only('uploadFile') } }],
    },
  ])
  expect(await brokenChains()).toEqual([])
})

test('a template spreads into the chains of its sub-channels, however much it changes in its own', async () => {
  const template = await main.permissionTemplates.create({ body: { name: '两项', flags: only('publishNotice') } })
  await pool.query('update channels set template_id = $1 where superior_channel_id = $2', [template.id, own])
  await pool.query(
    `insert into sessions (hash, id, kind, channel_id, account_id, expires_at)
     select 'hash ' || i, gen_random_uuid(), 'token', $1, $2, now() + interval '1 day' from generate_series(1, 300) i`,
    [own, accountIdOf('clerk')],
  )
  // More rows of the own channel than a record holds, in the same transaction.
  await pool.query(
    `create function end_many() returns trigger language plpgsql security definer as
     $$ begin delete from sessions where hash like 'hash %'; return null; end $$;
     create trigger end_many after update on permission_templates for each statement execute function end_many()`,
  )
  await main.permissionTemplates.update({
    params: { templateId: template.id },
    query: { version: template.version },
    body: { name: '两项', flags: only('homeLogo') },
  })
  const { items } = await main.audit.list({ query: { action: 'permissionTemplates.update' } })
  await pool.query('drop function end_many cascade')
  expect(items[0]?.changes).toHaveLength(200)
  // The template and the sessions.
  expect(items[0]?.changed).toBe(301)
  const spread = await chainsOf('permissionTemplates.update')
  expect(spread.size).toBe(count + 1)
  for (const [record] of spread.values())
    expect(record?.changes.some(({ of, after }) => of === 'channels' && after?.flags !== undefined)).toBe(true)
  expect(await brokenChains()).toEqual([])
})

test('an import of sub-channels and its undo stand in the chain of each that it opened', async () => {
  await pool.query('delete from channels where name like $1', ['Bulk %'])
  const body = Buffer.from('频道名称,简称,管理员账号\n导入甲,甲,90001\n导入乙,乙,90002\n')
  const { id } = await main.subChannels.import({ query: { fileName: '子频道.csv' }, body }, { timeout: 0 })
  await finished(main, id)
  const opened = await chainsOf('subChannels.import')
  expect(opened.size).toBe(2)
  for (const [channelId, [record]] of opened) {
    expect(record).toMatchObject({ seq: 1, target: { operationId: id }, accountId: accountIdOf('mainAdmin') })
    expect(record?.changes.find(({ of }) => of === 'channels')).toMatchObject({ id: channelId, before: null })
    expect(record?.changed).toBe(record?.changes.length)
  }
  const undo = await main.operations.undo({ params: { operationId: id } })
  expect(await finished(main, undo.id)).toMatchObject({ deleted: 2 })
  const undone = await chainsOf('operations.undo')
  for (const channelId of opened.keys())
    expect(undone.get(channelId)?.[0]?.changes).toContainEqual(
      expect.objectContaining({ of: 'channels', id: channelId, after: null }),
    )
  expect(await brokenChains()).toEqual([])
})

const countElsewhere = async () =>
  (await pool.query('select count(*)::int as n from audit where channel_id <> $1', [own])).rows

test('a dry run, and an import of the own records, leave nothing in other chains', async () => {
  const before = await countElsewhere()
  const body = Buffer.from('频道名称,简称,管理员账号\n试行,试行,90011\n')
  const { id } = await main.subChannels.import(
    { query: { fileName: '子频道.csv', dryRun: true }, body },
    { timeout: 0 },
  )
  expect(await finished(main, id)).toMatchObject({ created: 1 })
  expect(await countElsewhere()).toEqual(before)
})
