import { readFile } from 'node:fs/promises'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'

const { url, drop } = await createTestDatabase()
const client = new Client({ connectionString: url })
await client.connect()
afterAll(async () => {
  await client.end()
  await drop()
})

test('docs/scale.md says of every table what its key allows, and of none that is not there', async () => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  )
  const document = await readFile(new URL('../../../../docs/scale.md', import.meta.url), 'utf8')
  const [, table = ''] = document.split("## What each table's key allows")
  const lines = table.split('\n').filter((line) => line.startsWith('| `'))
  const named = lines.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name))
  expect(named.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('a table of channels has the channel as the first column of its key and of what is unique in it', async () => {
  const { rows } = await client.query<{ index: string }>(`
    select i.relname as index from pg_index x
    join pg_class t on t.oid = x.indrelid join pg_class i on i.oid = x.indexrelid
    join pg_attribute c on c.attrelid = t.oid and c.attname = 'channel_id'
    where t.relnamespace = 'public'::regnamespace and x.indisunique and x.indkey[0] <> c.attnum
    order by 1`)
  // Numbers are unique over all channels; secrets say whose they are before anything else is known; keys of objects hold the channel.
  expect(rows.map(({ index }) => index)).toEqual([
    'accounts_number',
    'public_links_hash',
    'public_sessions_pkey',
    'sessions_pkey',
    'uploads_key',
    'uploads_token',
  ])
})

test('no tenant reads or writes a row of another channel in any table, also where a query forgets to name it', async () => {
  const { rows } = await client.query<{ name: string; open: boolean; policies: number }>(`
    select t.relname as name, not t.relrowsecurity as open,
      (select count(*)::int from pg_policy p where p.polrelid = t.oid) as policies
    from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attname = 'channel_id'
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') order by 1`)
  expect(rows.length).toBeGreaterThan(25)
  expect(rows.filter(({ open, policies }) => open || policies !== 1)).toEqual([])
  const { rows: granted } = await client.query<{ name: string }>(`
    select t.relname as name from pg_class t
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p')
      and not exists (select from pg_attribute c where c.attrelid = t.oid and c.attname = 'channel_id')
      and (has_table_privilege('icss_tenant', t.oid, 'select') or has_table_privilege('icss_tenant', t.oid, 'insert'))
    order by 1`)
  // A policy of its own: the own channel only.
  expect(granted.map(({ name }) => name)).toEqual(['channels'])
})
