import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { channelIdOf } from '../testing/people.ts'
import { fillTenants, tenantTables } from '../testing/tenant-rows.ts'
import { apart } from './paced-pool.ts'
import { Database, tenantRole } from './database.ts'

const testDatabase = await createTestDatabase()
const database = new Database(testDatabase.url)
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const known = await tenantTables(database)
const tables = known.map(({ name }) => name)

const first = channelIdOf('chamberAdmin')
const second = channelIdOf('otherChamberAdmin')

beforeAll(async () => {
  await fillTenants(database, [first, second])
})

const counted = async (table: string, channelId: string) =>
  Number((await database.pool.query(`select count(*) from ${table} where channel_id = $1`, [channelId])).rows[0].count)

/** Runs one statement as the tenant `channelId`, or as a tenant of none; rolls back. */
async function asTenant(channelId: string | undefined, statement: string, values: unknown[] = []) {
  const client = await database.pool.connect()
  try {
    await client.query(`begin; set local role ${tenantRole}`)
    if (channelId) await client.query(`set local icss.channel_id = '${channelId}'`)
    return await client.query(statement, values)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

test('the tables of tenants are known', () => {
  expect(tables).toEqual(expect.arrayContaining(['accounts', 'companies', 'operations', 'rejected_rows', 'sessions']))
})

const appendOnly = new Set(['audit', 'audit_seals'])

async function writableColumns(table: string): Promise<string> {
  const { rows } = await database.pool.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ') as columns from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  )
  return rows[0]?.columns ?? ''
}

describe.each(tables)('%s', (table) => {
  test('shows a tenant its own rows only', async () => {
    expect(await counted(table, first)).toBeGreaterThan(0)
    const { rows } = await asTenant(second, `select distinct channel_id from ${table}`)
    expect(rows).toEqual([{ channel_id: second }])
  })

  test('lets a tenant put no row into another', async () => {
    const { rows } = await database.pool.query(
      `select to_jsonb(t) as row from ${table} t where channel_id = $1 limit 1`,
      [first],
    )
    const columns = await writableColumns(table)
    const insert = `insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`
    await expect(asTenant(second, insert, [rows[0].row])).rejects.toMatchObject({ code: '42501' })
    await expect(asTenant(second, `update ${table} set channel_id = $1`, [first])).rejects.toMatchObject({
      code: '42501',
    })
  })

  test('shows nothing to a tenant of no channel', async () => {
    const seen = await asTenant(undefined, `select * from ${table}`).catch((error: { code: string }) => error)
    expect(seen).toMatchObject({ code: expect.stringMatching(/^(?:42704|22P02)$/) })
  })
})

test.each(tables.filter((table) => !appendOnly.has(table)))(
  '%s lets a tenant change no row of another',
  async (table) => {
    const before = await counted(table, first)
    const touched = await asTenant(second, `update ${table} set channel_id = channel_id where channel_id = $1`, [first])
    expect(touched.rowCount).toBe(0)
    const all = await asTenant(second, `update ${table} set channel_id = channel_id`)
    expect(all.rowCount).toBe(await counted(table, second))
    expect((await asTenant(second, `delete from ${table} where channel_id = $1`, [first])).rowCount).toBe(0)
    expect(await counted(table, first)).toBe(before)
  },
)

// The statement itself is refused, even about the own rows.
test.each([...appendOnly])('%s can only be added to', async (table) => {
  for (const statement of [`update ${table} set channel_id = channel_id`, `delete from ${table}`])
    await expect(asTenant(second, statement)).rejects.toMatchObject({ code: '42501' })
})

test('every foreign key between tables of tenants holds the channel as well', () => {
  const loose = known.flatMap(({ name, references }) =>
    references
      .filter(({ table, columns }) => tables.includes(table) && !columns.includes('channel_id'))
      .map(({ table, columns }) => `${name} (${columns.join(', ')}) to ${table}`),
  )
  expect(loose).toEqual([])
})

test('a tenant sees its own channel only, and nothing of the system', async () => {
  expect((await asTenant(second, 'select id from channels')).rows).toEqual([{ id: second }])
  for (const statement of [
    `update channels set name = 'x'`,
    'delete from channels',
    'select * from login_failures',
    'select * from drizzle.__drizzle_migrations',
    'create table mine (x int)',
  ])
    await expect(asTenant(second, statement)).rejects.toMatchObject({ code: '42501' })
})

test('a tenant scope goes with its transaction', async () => {
  const { rows } = await database.tenant(first, (_db, client) => client.query('select current_user as who'))
  expect(rows).toEqual([{ who: tenantRole }])
  const after = await database.pool.query(`select current_user as who, current_setting('icss.channel_id', true) as id`)
  expect(after.rows).toEqual([{ who: 'icss', id: '' }])
  await expect(database.tenant(`${first}'; reset role; --`, () => Promise.resolve())).rejects.toThrow('UUID')
})

test('a database that breaks off inside a transaction fails that one only', async () => {
  const broken = database.tenant(first, async (_db, client) => {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    const brokenOff = once(client, 'error')
    await apart(() => database.pool.query('select pg_terminate_backend($1)', [rows[0].pid]))
    await brokenOff
    return client.query('select 1')
  })
  await expect(broken).rejects.toThrow(/^Connection terminated|^Client has encountered|not queryable/)
  const { rows } = await database.tenant(first, (_db, client) => client.query('select 1 as one'))
  expect(rows).toEqual([{ one: 1 }])
})
