import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { from as copyFrom } from 'pg-copy-streams'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { CopyRows, copiedTypes } from './copy-rows.ts'
import { Database } from './database.ts'

const testDatabase = await createTestDatabase()
const database = new Database(testDatabase.url)
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

/** Values of each type, and how PostgreSQL writes them; the last is one that is not there. */
const values: Readonly<
  Record<(typeof copiedTypes)[number], readonly (readonly [value: unknown, text: string | null])[]>
> = {
  text: [
    ['深圳', '深圳'],
    ['', ''],
  ],
  boolean: [
    [true, 'true'],
    [null, null],
  ],
  'text[]': [
    [['甲', '乙,'], '{甲,"乙,"}'],
    [[], '{}'],
  ],
  jsonb: [
    [{ a: ['𠮷'] }, '{"a": ["𠮷"]}'],
    [null, null],
  ],
  smallint: [
    [-32_768, '-32768'],
    [undefined, null],
  ],
  integer: [
    [2_147_483_647, '2147483647'],
    [null, null],
  ],
  bigint: [
    [9_007_199_254_740_991, '9007199254740991'],
    [null, null],
  ],
  uuid: [
    ['0199bb00-0000-7000-8000-00000000000f', '0199bb00-0000-7000-8000-00000000000f'],
    ['', null],
  ],
  date: [
    ['1987-02-28', '1987-02-28'],
    ['2028-02-29', '2028-02-29'],
    ['', null],
  ],
  'timestamp with time zone': [
    ['2026-11-21T14:30:05.250+08:00', '2026-11-21 06:30:05.25+00'],
    ['1987-02-28T00:00Z', '1987-02-28 00:00:00+00'],
    ['', null],
  ],
}

test.each(copiedTypes)('what is copied as %s is what it was', async (type) => {
  const rows = new CopyRows()
  for (const [value] of values[type]) {
    rows.row(1)
    rows.value(type, value)
  }
  const client = await database.pool.connect()
  try {
    await client.query(`set timezone to 'UTC'; create temp table copied (at serial, value ${type})`)
    await pipeline(
      Readable.from([rows.end()]),
      client.query(copyFrom('copy copied (value) from stdin (format binary)')),
    )
    const { rows: found } = await client.query<{ text: string | null }>(
      'select value::text as text from copied order by at',
    )
    expect(found.map(({ text }) => text)).toEqual(values[type].map(([, text]) => text))
  } finally {
    await client.query('drop table if exists copied; reset timezone')
    client.release()
  }
})
