import { expect, test } from 'vitest'
import { inlined } from './inlined.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { Client } from 'pg'

test('literals are what the parameters would have been', async () => {
  const database = await createTestDatabase()
  const client = new Client({ connectionString: database.url })
  await client.connect()
  const params = [`it's $2 \\ "x" {y}`, ['a"b', 'c\\d', "e'f", 'NULL', '{g,h}', ''], 7, true, null]
  const sql = 'select $1::text as text, $2::text[] as texts, $3::int as number, $4::boolean as yes, $5::text as none'
  const bound = await client.query(sql, params)
  const { rows } = await client.query(inlined({ sql, params }))
  await client.end()
  await database.drop()
  expect(rows).toEqual(bound.rows)
  expect(rows[0]).toMatchObject({ text: params[0], texts: params[1], number: 7, yes: true, none: null })
})
