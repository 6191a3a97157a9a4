import { sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { companies } from '../companies/companies.tables.ts'
import { Database } from '../database/database.ts'
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
