import type pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { copyOut } from './copy-out.ts'

const server = await startTestServer()
afterAll(() => server.stop())

const withClient = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await server.database.pool.connect()
  try {
    return await work(client)
  } finally {
    client.release()
  }
}

const copied = async (statement: string, format: 'csv' | 'binary') =>
  withClient(async (client) => Buffer.concat(await copyOut(client, statement, format)).toString())

// Rows of each length around the chunks of the connection, so that a message is cut at each of its bytes.
const count = 3000
const cells = Array.from({ length: count }, (_, i) => '字'.repeat((i * 7) % 97) + String(i))
const statement = `select repeat('字', (i * 7) % 97) || i from generate_series(0, ${count - 1}) as i order by i`

test('rows are their cells in the binary format, and lines of CSV, wherever the connection cuts them', async () => {
  expect(await copied(statement, 'binary')).toBe(cells.join(''))
  expect(await copied(statement, 'csv')).toBe(cells.map((cell) => `${cell}\n`).join(''))
})

test.each([
  ['no row', `select 'x' where false`, ''],
  ['an empty cell', `select ''`, ''],
  ['a cell of many chunks', `select repeat('长', 300000)`, '长'.repeat(300_000)],
])('%s', async (_, query, cell) => {
  expect(await copied(query, 'binary')).toBe(cell)
})

test('what PostgreSQL says between rows is no row', async () => {
  const said = await withClient(async (client) => {
    await client.query(`create function pg_temp.aloud(i int) returns text language plpgsql as
      $$ begin raise warning 'row %', i; return i; end $$`)
    return copyOut(client, 'select pg_temp.aloud(i) from generate_series(1, 50) as i', 'binary')
  })
  expect(Buffer.concat(said).toString()).toBe(Array.from({ length: 50 }, (_, i) => i + 1).join(''))
})

test.each([
  ['at once', 'select nothing from nowhere', '42P01'],
  ['behind some rows', `select (repeat('x', 1000) || 1 / (2000 - i)) from generate_series(1, 3000) as i`, '22012'],
])('a statement that fails %s is refused, and its connection goes on', async (_, query, code) => {
  await withClient(async (client) => {
    await expect(copyOut(client, query, 'binary')).rejects.toMatchObject({ code })
    const { rows } = await client.query(`select 1 as one`)
    expect(rows).toEqual([{ one: 1 }])
    expect(Buffer.concat(await copyOut(client, `select 'again'`, 'binary')).toString()).toBe('again')
  })
})

test('a connection that is cut is told', async () => {
  const client = await server.database.pool.connect()
  client.on('error', () => {})
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const copying = copyOut(
    client,
    `select repeat('x', 100000) from generate_series(1, 100000), pg_sleep(0.0001)`,
    'binary',
  )
  const told = copying.catch((error: unknown) => String(error))
  await server.database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  expect(await told).toMatch(/terminat/)
  client.release(true)
})
