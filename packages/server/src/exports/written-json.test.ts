import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { companies } from '../companies/companies.tables.ts'
import { Database } from '../database/database.ts'
import { meetings } from '../meetings/meetings.tables.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { writtenJson } from './written-json.ts'

const testDatabase = await createTestDatabase()
const database = new Database(testDatabase.url)
afterAll(async () => {
  await database.close()
  await testDatabase.drop()
})

const texts = [
  '',
  '深圳 "软件" 商会',
  'a\\b/c',
  'tab\there\nand\rthere',
  '\u0001\u001F\u007F\u2028',
  '𠮷 é 😀',
  '</script>',
]

test.for([150_000, 160_009, 170_000, 180_001])(
  'texts are JSON that says the same, as version %i writes it',
  async (version) => {
    const { rows } = await database.system.execute<{ json: string }>(
      sql`select ${writtenJson(companies.name, version)}::text as json
      from unnest(${sql.param(texts)}::text[]) with ordinality as companies(name, n) order by n`,
    )
    expect(rows.map(({ json }) => json)).toEqual(texts.map((text) => JSON.stringify(text)))
  },
)

test.each([
  ['2026-11-21T06:30:00.000Z', '"2026-11-21T06:30:00.000Z"'],
  ['2026-12-31T18:30:05.250Z', '"2026-12-31T18:30:05.250Z"'],
  [null, '""'],
])('the instant %s is JSON as the API writes it', async (instant, json) => {
  const { rows } = await database.system.execute<{ json: string }>(
    sql`select ${writtenJson(meetings.endAt, 170_000)}::text as json from (select ${instant}::timestamptz as end_at) as meetings`,
  )
  expect(rows).toEqual([{ json }])
})
